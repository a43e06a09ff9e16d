import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { hasSandbox } from '../local/settings.ts'

export type Environment = Record<string, string | undefined>

/** An installation to look at. */
export interface Installation {
  /** The embedded stack on this machine, else a Supabase project. */
  isLocal: boolean
  /** Whether something stands in for mail, payments and TikTok there. */
  hasSandbox: boolean
  environment: Environment
}

const LocalKeys = v.object({ publishable: v.string(), secret: v.string() })
const LocalPushKeys = v.object({ publicKey: v.string(), privateKey: v.string() })

function readJson<T>(file: string, schema: v.GenericSchema<unknown, T>): T | null {
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : null
}

/**
 * The installation that an environment names: a Supabase project by its address, else the embedded stack, whose keys
 * lie in its data folder.
 */
export function installationOf(given: Environment): Installation {
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  const url = named.SUPABASE_URL ?? named.VITE_SUPABASE_URL
  if (url !== undefined)
    return {
      isLocal: false,
      hasSandbox: false,
      environment: { ...named, SUPABASE_URL: url.replace(/\/+$/, '') },
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
  return { isLocal: true, hasSandbox: hasSandbox(named), environment: { ...own, ...named } }
}
