import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBuildEnvironment } from '../vite/build-environment.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'keytrail-env-'))
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) vi.stubEnv(name, undefined)
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, values: Record<string, string>) =>
  writeFileSync(
    join(folder, file),
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
const read = () => readBuildEnvironment('production', folder)
const hosted = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co/',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  VITE_SITE_URL: 'https://keytrail.example/',
}

test('is read from the .env files, and the process overrides them', () => {
  write('.env.local', hosted)
  const withoutSlash = {
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SITE_URL: 'https://keytrail.example',
  }
  expect(read()).toEqual({ ...hosted, ...withoutSlash })
  vi.stubEnv('VITE_SITE_URL', 'https://staging.keytrail.example')
  expect(read().VITE_SITE_URL).toBe('https://staging.keytrail.example')
})

test('may be empty: the embedded stack knows its own address', () => {
  expect(read()).toEqual({})
})

test('names each variable that a host’s build is missing', () => {
  write('.env.local', { VITE_SUPABASE_URL: hosted.VITE_SUPABASE_URL })
  expect(read).toThrow(/VITE_SITE_URL is missing.*VITE_SUPABASE_PUBLISHABLE_KEY is missing/)
})

const legacy = (role: string) =>
  `a.${Buffer.from(JSON.stringify({ iss: 'supabase', role })).toString('base64url')}.c`

test.each([
  ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc', 'is a secret key'],
  ['VITE_SUPABASE_PUBLISHABLE_KEY', legacy('service_role'), 'is a secret key'],
  ['VITE_SITE_URL', 'keytrail.example', 'must be a URL'],
  ['VITE_SITE_URL', 'https://keytrail.example/app', 'must be the address of a whole site'],
  ['VITE_GTM_ID', 'UA-1', 'must be a container id'],
])('%s=%s %s', (name, value, problem) => {
  write('.env.local', { ...hosted, [name]: value })
  expect(read).toThrow(`${name} ${problem}`)
})

test('accepts a legacy publishable key too', () => {
  write('.env.local', { ...hosted, VITE_SUPABASE_PUBLISHABLE_KEY: legacy('anon') })
  expect(read().VITE_SUPABASE_PUBLISHABLE_KEY).toBe(legacy('anon'))
})
