import { expect, test } from 'vitest'
import { secretsIn } from './support/project/secrets.ts'

const long = 'a1b2c3d4e5f6'
const jwt = (role: string) =>
  [{ alg: 'HS256' }, { role }, 'x']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')

test.each([
  [`const k="sb_secret_${long}"`, 'a Supabase secret key'],
  [`sk_live_${long}`, 'a Stripe key'],
  [`rk_test_${long}`, 'a Stripe key'],
  [`whsec_${long}`, 'a signing secret'],
  ['-----BEGIN EC PRIVATE KEY-----', 'a private key'],
  ['postgres://me:password@db.example/x', 'an address with a password'],
  ['smtps://me:password@mail.example:465', 'an address with a password'],
  [`{"key":"${jwt('service_role')}"}`, 'a service key'],
])('finds %s', (text, kind) => {
  expect(secretsIn(text)).toEqual([kind])
})

test.each([
  `sb_publishable_${long}`,
  jwt('anon'),
  'sk_test_',
  'whsec_…',
  'https://keytrail.example/blog?x=1:2@3',
  'must begin with sb_secret_',
])('ignores %s', (text) => {
  expect(secretsIn(text)).toEqual([])
})

test('finds values of the environment by the names of their variables', () => {
  const environment = {
    TIKAPI_KEY: 'not-of-any-form',
    VITE_TURNSTILE_SITE_KEY: 'everybody-reads-it',
    EMPTY_KEY: '',
  }
  expect(secretsIn('a not-of-any-form everybody-reads-it', environment)).toEqual(['the value of TIKAPI_KEY'])
})
