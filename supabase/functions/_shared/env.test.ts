import assert from 'node:assert/strict'
import { parseEnv, platformSchema } from './env.ts'

const env = {
  SUPABASE_URL: 'https://project.supabase.test/',
  SITE_URL: 'https://keytrail.test',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'secret',
}
const { SUPABASE_PUBLISHABLE_KEY: _publishable, SUPABASE_SECRET_KEY: _secret, ...withoutKeys } = env

Deno.test('env: reads single keys and removes trailing slashes from addresses', () => {
  assert.deepEqual(parseEnv(platformSchema, env), {
    ...env,
    SUPABASE_URL: 'https://project.supabase.test',
    PUBLIC_FUNCTIONS_URL: 'https://project.supabase.test/functions/v1',
  })
})

Deno.test('env: reads the key dictionaries of hosted Supabase and prefers the default key', () => {
  const parsed = parseEnv(platformSchema, {
    ...withoutKeys,
    SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_publishable_web","default":"sb_publishable_default"}',
    SUPABASE_SECRET_KEYS: '{"backend":"sb_secret_backend"}',
    SUPABASE_ANON_KEY: 'legacy',
    SUPABASE_SERVICE_ROLE_KEY: 'legacy',
  })
  assert.equal(parsed.SUPABASE_PUBLISHABLE_KEY, 'sb_publishable_default')
  assert.equal(parsed.SUPABASE_SECRET_KEY, 'sb_secret_backend')
})

Deno.test('env: reads the legacy keys of hosted Supabase', () => {
  const legacy = { ...withoutKeys, SUPABASE_ANON_KEY: 'anon', SUPABASE_SERVICE_ROLE_KEY: 'service' }
  const parsed = parseEnv(platformSchema, legacy)
  assert.equal(parsed.SUPABASE_PUBLISHABLE_KEY, 'anon')
  assert.equal(parsed.SUPABASE_SECRET_KEY, 'service')
})

const malformed: [name: string, variables: Record<string, string>, message: RegExp][] = [
  ['every missing variable', {}, /SUPABASE_URL is missing.*SITE_URL is missing/],
  ['both missing keys', withoutKeys, /SUPABASE_PUBLISHABLE_KEY is missing; SUPABASE_SECRET_KEY is missing/],
  ['an empty value', { ...env, SITE_URL: ' ' }, /SITE_URL is missing/],
  ['an invalid address', { ...env, SITE_URL: 'a-secret' }, /SITE_URL must be an http or https address/],
  ['another scheme', { ...env, SITE_URL: 'ftp://a-secret.test' }, /SITE_URL must be an http/],
  ['invalid JSON', { ...withoutKeys, SUPABASE_SECRET_KEYS: 'x' }, /SUPABASE_SECRET_KEYS must be a JSON/],
  ['no key in JSON', { ...withoutKeys, SUPABASE_SECRET_KEYS: '{}' }, /SUPABASE_SECRET_KEY is/],
]
for (const [name, variables, message] of malformed) {
  Deno.test(`env: reports ${name} without a value`, () => {
    assert.throws(() => parseEnv(platformSchema, variables), { message })
    assert.throws(
      () => parseEnv(platformSchema, variables),
      (error: Error) => !error.message.includes('a-secret'),
    )
  })
}
