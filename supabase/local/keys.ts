import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateApiKey } from '@supabase/lite'
import * as v from 'valibot'
import webpush from 'web-push'

const Keys = v.object({ publishable: v.string(), secret: v.string() })
export type Keys = v.InferOutput<typeof Keys>

export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = join(dataDir, 'keys.json')
  if (existsSync(file)) return v.parse(Keys, JSON.parse(readFileSync(file, 'utf8')))
  const keys = {
    publishable: (await generateApiKey('publishable')).key,
    secret: (await generateApiKey('secret')).key,
  }
  writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 })
  return keys
}

const PushKeys = v.object({ publicKey: v.string(), privateKey: v.string() })
export type PushKeys = v.InferOutput<typeof PushKeys>

export function loadPushKeys(dataDir: string): PushKeys {
  const file = join(dataDir, 'push-keys.json')
  if (!existsSync(file))
    writeFileSync(file, JSON.stringify(webpush.generateVAPIDKeys(), null, 2), { mode: 0o600 })
  return v.parse(PushKeys, JSON.parse(readFileSync(file, 'utf8')))
}

/**
 * `jwt-secret` signs the stack's access tokens, and nothing outside the process needs it; `sandbox-token` grants access
 * to a public stack's sandbox.
 */
export function loadSecret(dataDir: string, name: 'jwt-secret' | 'sandbox-token'): string {
  const file = join(dataDir, name)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
