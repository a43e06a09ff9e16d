import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { isPublic, usesSandbox } from '../local/settings.ts'
import { type Commands, compose, hosted, node } from './commands.ts'

export type Environment = Record<string, string | undefined>

export interface Installation {
  /** Whether this is the embedded stack on this machine rather than a Supabase project. */
  isLocal: boolean
  /** Whether other machines can connect. */
  isPublic: boolean
  hasSandbox: boolean
  environment: Environment
  commands: Commands
}

const LocalKeys = v.object({ publishable: v.string(), secret: v.string() })
const LocalPushKeys = v.object({ publicKey: v.string(), privateKey: v.string() })

function readJson<T>(file: string, schema: v.GenericSchema<unknown, T>): T | null {
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : null
}

/** Describes the Supabase project whose address is set, or the embedded stack if no address is set. */
export function readInstallation(given: Environment): Installation {
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  const url = named.SUPABASE_URL ?? named.VITE_SUPABASE_URL
  if (url !== undefined)
    return {
      isLocal: false,
      isPublic: true,
      hasSandbox: false,
      environment: { ...named, SUPABASE_URL: url.replace(/\/+$/, '') },
      commands: hosted,
    }
  const data = resolve(named.DATA_DIR ?? '.data')
  const keys = readJson(join(data, 'keys.json'), LocalKeys)
  const push = readJson(join(data, 'push-keys.json'), LocalPushKeys)
  const local = `http://localhost:${named.PORT ?? '3000'}`
  const own: Environment = {
    SUPABASE_URL: local,
    SITE_URL: local,
    SUPABASE_PUBLISHABLE_KEY: keys?.publishable,
    SUPABASE_SECRET_KEY: keys?.secret,
    ...(push ? { VAPID_PUBLIC_KEY: push.publicKey, VAPID_PRIVATE_KEY: push.privateKey } : {}),
  }
  return {
    isLocal: true,
    isPublic: isPublic(named),
    hasSandbox: usesSandbox(named),
    environment: { ...own, ...named },
    // The database service in compose.yaml has this host name.
    commands: URL.parse(named.DATABASE_URL ?? '')?.hostname === 'database' ? compose : node,
  }
}
