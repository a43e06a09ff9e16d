import { expect, test } from 'vitest'
import webpush from 'web-push'
import { installationOf } from './installation.ts'
import { checkVariables, kindOfKey } from './variables.ts'

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
  checkVariables(installationOf(environment))
    .filter(({ state }) => state === 'bad')
    .map(({ about, says, todo }) => {
      expect(todo, `what to do about ${about}`).toBeTruthy()
      return `${about} ${says}`
    })

test('nothing is wrong with a whole environment', () => {
  expect(wrongIn(whole)).toEqual([])
})

const other = webpush.generateVAPIDKeys()
test.each([
  [{ SITE_URL: undefined }, 'SITE_URL is not set'],
  [{ SITE_URL: 'http://keytrail.example' }, 'SITE_URL is http://keytrail.example'],
  [{ VITE_SITE_URL: 'https://other.example' }, 'VITE_SITE_URL is https://other.example'],
  [{ VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' }, 'VITE_SUPABASE_PUBLISHABLE_KEY is the secret key'],
  [{ SUPABASE_SECRET_KEY: 'sb_publishable_1' }, 'SUPABASE_SECRET_KEY is the publishable key'],
  [{ SUPABASE_SECRET_KEY: 'password' }, 'SUPABASE_SECRET_KEY is no key of Supabase'],
  [{ SUPABASE_SECRET_KEY: undefined }, 'SUPABASE_SECRET_KEY is not set'],
  [{ TIKTOK_VIDEOS: 'tikhub' }, 'TIKTOK_VIDEOS TIKHUB_KEY is not set'],
  [{ TIKTOK_RELATED: 'nobody' }, 'TIKTOK_RELATED is nobody'],
  [{ STRIPE_SECRET_KEY: 'pk_live_1' }, 'STRIPE_SECRET_KEY is no secret key'],
  [{ STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET is missing'],
  [{ VAPID_PRIVATE_KEY: undefined }, 'VAPID keys are half a pair'],
  [{ VAPID_PRIVATE_KEY: other.privateKey }, 'VAPID keys do not belong together'],
  [{ VITE_VAPID_PUBLIC_KEY: other.publicKey }, 'VITE_VAPID_PUBLIC_KEY is not VAPID_PUBLIC_KEY'],
  [{ VAPID_SUBJECT: undefined }, 'VAPID_SUBJECT is not set'],
  [{ UPSTREAM_TIMEOUT_MS: 'for ever' }, 'UPSTREAM_TIMEOUT_MS'],
  [{ DEMO_SEARCHES_A_DAY: 'many' }, 'DEMO_SEARCHES_A_DAY must be a number'],
  [{ ERROR_HOOK_URL: 'mailto:me' }, 'ERROR_HOOK_URL must be'],
  [{ DATABASE_URL: 'mysql://localhost' }, 'DATABASE_URL must be'],
  [{ VITE_GTM_ID: 'UA-1' }, 'VITE_GTM_ID must be a container id'],
  [{ VITE_PLANS: 'maybe' }, 'VITE_PLANS must be on or off'],
  [{ VITE_SANITY_PROJECT_ID: 'My Project' }, 'VITE_SANITY_PROJECT_ID must be a project id'],
  [{ TURNSTILE_SECRET_KEY: 'x' }, 'Turnstile is checked, and no page asks'],
  [{ VITE_TURNSTILE_SITE_KEY: 'x' }, 'Turnstile the pages ask, and nobody checks'],
])('%j is told', (change, told) => {
  const wrong = wrongIn({ ...whole, ...change })
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toContain(told)
})

test('a stack that others reach has nothing that stands in for a contract or for Stripe', () => {
  const open = { HOST: '0.0.0.0', SITE_URL: 'https://keytrail.example', DATA_DIR: '/nowhere' }
  const said = (environment: Record<string, string>) =>
    checkVariables(installationOf(environment))
      .filter(({ about }) => about === 'Stripe' || about === 'TIKTOK_VIDEOS')
      .map(({ state, says }) => `${state} ${says}`)
  expect(said(open)).toEqual([
    'bad TIKAPI_KEY is not set: these searches answer "not configured"',
    'skipped is not set up: nobody can pay',
  ])
  expect(said({ ...open, SANDBOX: 'on' })).toEqual([
    'skipped TIKAPI_KEY is not set: sample data stands in',
    'skipped the payments sandbox stands in for it',
  ])
})

test('no key is printed', () => {
  const text = JSON.stringify(checkVariables(installationOf(whole)))
  for (const name of ['SUPABASE_SECRET_KEY', 'VAPID_PRIVATE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const)
    expect(text).not.toContain(whole[name])
})

test('the older keys are told apart by the role that they name', () => {
  const token = (role: string) => `a.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.c`
  expect(kindOfKey(token('anon'))).toBe('publishable')
  expect(kindOfKey(token('service_role'))).toBe('secret')
  expect(kindOfKey('a.b.c')).toBe('unknown')
})
