import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import webpush from 'web-push'
import { parse } from 'yaml'
import { kindOfKey } from '../../vite/build-environment.ts'
import { readInstallation } from './installation.ts'
import { checkSwitches } from './switches.ts'
import { checkVariables } from './variables.ts'

const push = webpush.generateVAPIDKeys()
const whole = {
  VITE_SUPABASE_URL: 'https://abc.supabase.co/',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_1',
  SUPABASE_SECRET_KEY: 'sb_secret_1',
  SITE_URL: 'https://keytrail.example',
  VITE_SITE_URL: 'https://keytrail.example/',
  TIKAPI_KEY: 'key',
  RAPIDAPI_KEY: 'key',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  VAPID_PUBLIC_KEY: push.publicKey,
  VITE_VAPID_PUBLIC_KEY: push.publicKey,
  VAPID_PRIVATE_KEY: push.privateKey,
  VAPID_SUBJECT: 'mailto:desk@keytrail.test',
}

const wrongIn = (environment: Record<string, string | undefined>) =>
  checkVariables(readInstallation(environment))
    .filter(({ state }) => state === 'bad')
    .map(({ about, says, remedy }) => {
      expect(remedy, about).toBeTruthy()
      return `${about} ${says}`
    })

test('finds no fault in a complete environment', () => {
  expect(wrongIn(whole)).toEqual([])
})

const other = webpush.generateVAPIDKeys()
test.each([
  [{ SITE_URL: undefined }, 'SITE_URL is not set'],
  [{ SITE_URL: 'http://keytrail.example' }, 'SITE_URL is http://keytrail.example'],
  [{ VITE_SITE_URL: 'https://other.example' }, 'VITE_SITE_URL is https://other.example'],
  [{ VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' }, 'VITE_SUPABASE_PUBLISHABLE_KEY is the secret key'],
  [{ SUPABASE_SECRET_KEY: 'sb_publishable_1' }, 'SUPABASE_SECRET_KEY is the publishable key'],
  [{ SUPABASE_SECRET_KEY: 'password' }, 'SUPABASE_SECRET_KEY is not a Supabase key'],
  [{ SUPABASE_SECRET_KEY: undefined }, 'SUPABASE_SECRET_KEY is not set'],
  [{ TIKTOK_VIDEOS: 'tikhub' }, 'TIKTOK_VIDEOS TIKHUB_KEY is not set'],
  [{ TIKTOK_RELATED: 'nobody' }, 'TIKTOK_RELATED is nobody'],
  [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY is not a secret key'],
  [{ STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ VAPID_PRIVATE_KEY: undefined }, 'VAPID keys must be set together'],
  [{ VAPID_PRIVATE_KEY: other.privateKey }, 'VAPID keys do not match'],
  [{ VITE_VAPID_PUBLIC_KEY: other.publicKey }, 'VITE_VAPID_PUBLIC_KEY is not VAPID_PUBLIC_KEY'],
  [{ VAPID_SUBJECT: undefined }, 'VAPID_SUBJECT is not set'],
  [{ UPSTREAM_TIMEOUT_MS: 'for ever' }, 'UPSTREAM_TIMEOUT_MS'],
  [{ DEMO_SEARCHES_A_DAY: 'many' }, 'DEMO_SEARCHES_A_DAY must be a number'],
  [{ ERROR_HOOK_URL: 'mailto:me' }, 'ERROR_HOOK_URL must be'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must be'],
  [{ VITE_GTM_ID: 'UA-1' }, 'VITE_GTM_ID must be a container id'],
  [{ VITE_PLANS: 'maybe' }, 'VITE_PLANS must be on or off'],
  [{ VITE_SANITY_PROJECT_ID: 'My Project' }, 'VITE_SANITY_PROJECT_ID must be a project id'],
  [{ TURNSTILE_SECRET_KEY: 'x' }, 'Turnstile is required by the server, but no page shows it'],
  [{ VITE_TURNSTILE_SITE_KEY: 'x' }, 'Turnstile is shown, but the server does not check it'],
])('reports %j', (change, told) => {
  const wrong = wrongIn({ ...whole, ...change })
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toContain(told)
})

const local = { HOST: '127.0.0.1', SITE_URL: 'http://localhost:3000' }
const open = { HOST: '0.0.0.0', SITE_URL: 'https://keytrail.example', DATA_DIR: '/nowhere' }

test('reports a public stack without sample data and simulated payments', () => {
  const said = (environment: Record<string, string>) =>
    checkVariables(readInstallation(environment))
      .filter(({ about }) => about === 'Stripe' || about === 'TIKTOK_VIDEOS')
      .map(({ state, says }) => `${state} ${says}`)
  expect(said(open)).toEqual([
    'bad TIKAPI_KEY is not set: these searches fail as "not configured"',
    'skipped is not set up: payments are off',
  ])
  expect(said({ ...open, SANDBOX: 'on' })).toEqual([
    'skipped TIKAPI_KEY is not set: searches return sample data',
    'skipped is simulated by the payments sandbox',
  ])
})

test('suggests Docker commands in the containers of compose.yaml', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'))
  const { DATABASE_URL } = services.app.environment
  const { commands } = readInstallation({ ...open, DATABASE_URL: DATABASE_URL.replace(/\$\{.*\}/, 'secret') })
  expect(commands.set('SCHEDULE=on')).toBe('Add SCHEDULE=on to .env, and run docker compose up --detach')
})

test.each([
  ['https with a proxy', { TRUST_PROXY: 'on' }, []],
  ['https without one', {}, ['TRUST_PROXY']],
  ['http behind a proxy', { HOST: '127.0.0.1', SITE_URL: 'http://keytrail.example' }, ['TRUST_PROXY']],
  ['http in the local network', { SITE_URL: 'http://192.0.2.7:3000' }, []],
  ['a developer’s machine', { ...local, AUTH_LIMITS: 'off', PUSH_TEST_ORIGIN: 'http://127.0.0.1:4' }, []],
])('reports wrong switches of %s', (_, environment, names) => {
  const found = checkSwitches(readInstallation({ ...open, ...environment }))
  expect(found.filter(({ state }) => state === 'bad').map(({ about }) => about)).toEqual(names)
})

test('prints no key', () => {
  const text = JSON.stringify(checkVariables(readInstallation(whole)))
  for (const name of ['SUPABASE_SECRET_KEY', 'VAPID_PRIVATE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    expect(text).not.toContain(whole[name])
})

test('distinguishes legacy keys by their role', () => {
  const token = (role: string) => `a.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.c`
  expect(kindOfKey(token('anon'))).toBe('publishable')
  expect(kindOfKey(token('service_role'))).toBe('secret')
  expect(kindOfKey('a.b.c')).toBe('unknown')
})
