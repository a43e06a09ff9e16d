import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateApiKey } from '@supabase/lite'
import * as v from 'valibot'
import webpush from 'web-push'

const Keys = v.object({ publishable: v.string(), secret: v.string() })
export type Keys = v.InferOutput<typeof Keys>

/** Returns the content of a file in the data folder. A missing file is created with the result of `make`. */
async function loadFile(dataDir: string, name: string, make: () => string | Promise<string>) {
  const file = join(dataDir, name)
  if (!existsSync(file)) writeFileSync(file, await make(), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

export async function loadKeys(dataDir: string): Promise<Keys> {
  const makeKey = async (kind: 'publishable' | 'secret') => (await generateApiKey(kind)).key
  const makeKeys = async () => ({
    publishable: await makeKey('publishable'),
    secret: await makeKey('secret'),
  })
  const text = await loadFile(dataDir, 'keys.json', async () => JSON.stringify(await makeKeys(), null, 2))
  return v.parse(Keys, JSON.parse(text))
}

const PushKeys = v.object({ publicKey: v.string(), privateKey: v.string() })
export type PushKeys = v.InferOutput<typeof PushKeys>

export async function loadPushKeys(dataDir: string): Promise<PushKeys> {
  const makeKeys = () => JSON.stringify(webpush.generateVAPIDKeys(), null, 2)
  return v.parse(PushKeys, JSON.parse(await loadFile(dataDir, 'push-keys.json', makeKeys)))
}

/** `jwt-secret` signs the stack's access tokens; `sandbox-token` opens a public stack's sandbox. */
export function loadSecret(dataDir: string, name: 'jwt-secret' | 'sandbox-token'): Promise<string> {
  return loadFile(dataDir, name, () => randomBytes(32).toString('hex'))
}
