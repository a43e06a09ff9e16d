import { expect, test } from 'vitest'
import {
  contactEnvironment,
  paymentEnvironment,
  providerEnvironment,
  pushEnvironment,
  readSettings,
} from './settings.ts'

test('an empty environment starts the stack on its defaults', () => {
  expect(readSettings({ PORT: '', TIKAPI_URL: '' })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1' })
})

test('every malformed variable is named', () => {
  expect(() => readSettings({ PORT: '0', TIKHUB_URL: 'nowhere', TIKTOK_VIDEOS: 'x' })).toThrow(
    /PORT.*TIKHUB_URL|TIKHUB_URL.*PORT/,
  )
})

test('an unset provider is the sample upstream, one that is set is used', () => {
  const settings = readSettings({
    TIKAPI_URL: 'http://127.0.0.1:9/x',
    TIKAPI_KEY: 'k',
    TIKTOK_SUGGESTIONS: 'tikapi',
    UPSTREAM_TIMEOUT_MS: '500',
  })
  expect(providerEnvironment(settings, 'http://127.0.0.1:3000')).toEqual({
    TIKTOK_SUGGESTIONS: 'tikapi',
    UPSTREAM_TIMEOUT_MS: '500',
    TIKAPI_URL: 'http://127.0.0.1:9/x',
    TIKAPI_KEY: 'k',
    TIKHUB_URL: 'http://127.0.0.1:3000/sandbox/tiktok/tikhub',
    TIKHUB_KEY: 'sample',
    RAPIDAPI_TIKTOK_URL: 'http://127.0.0.1:3000/sandbox/tiktok/rapidapi',
    RAPIDAPI_KEY: 'sample',
  })
})

const stackUrl = 'http://127.0.0.1:3000'
const sandbox = { apiKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' }

test('without a key of Stripe the sandbox takes the payments', () => {
  expect(paymentEnvironment(readSettings({}), stackUrl, sandbox)).toEqual({
    STRIPE_SECRET_KEY: 'sk_test_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
    STRIPE_API_URL: `${stackUrl}/sandbox/stripe`,
  })
})

test('with a key nothing of the sandbox is left', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_mine', STRIPE_WEBHOOK_SECRET: 'whsec_mine' }
  expect(paymentEnvironment(readSettings(stripe), stackUrl, sandbox)).toEqual(stripe)
})

test('mail goes to the outbox until a server is named', () => {
  expect(contactEnvironment(readSettings({}), stackUrl)).toEqual({
    CONTACT_TO: 'contact@keytrail.test',
    MAIL_OUTBOX_URL: `${stackUrl}/sandbox/mail`,
  })
  const given = { SMTP_URL: 'smtps://user:pass@mail.test:465', CONTACT_TO: 'us@keytrail.test' }
  expect(contactEnvironment(readSettings(given), stackUrl)).toMatchObject(given)
})

test.each([
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'secret' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_1' }],
  ['STRIPE_API_URL', { STRIPE_API_URL: 'api.stripe.com' }],
  ['SMTP_URL', { SMTP_URL: 'mail.test:25', CONTACT_TO: 'us@keytrail.test' }],
  ['CONTACT_TO', { CONTACT_TO: 'us' }],
  ['CONTACT_TO', { SMTP_URL: 'smtp://mail.test' }],
  ['AUTH_LIMITS', { AUTH_LIMITS: 'maybe' }],
  ['SCHEDULE', { SCHEDULE: 'hourly' }],
  ['PORT', { PORT: 'eighty' }],
  ['TIKAPI_URL', { TIKAPI_URL: 'ftp://somewhere' }],
  ['TIKTOK_SUGGESTIONS', { TIKTOK_SUGGESTIONS: 'myspace' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
  ['UPSTREAM_TIMEOUT_MS', { UPSTREAM_TIMEOUT_MS: '8001' }],
  ['SANDBOX_LATE_MS', { SANDBOX_LATE_MS: '1 minute' }],
])('a malformed or missing %s is named', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(name)
})

test("pushes are signed with the stack's own keys unless a pair is set", () => {
  const own = { publicKey: 'own public', privateKey: 'own private' }
  const made = { VAPID_PUBLIC_KEY: 'own public', VAPID_PRIVATE_KEY: 'own private' }
  expect(pushEnvironment(readSettings({ VAPID_PUBLIC_KEY: 'a half' }), own)).toMatchObject(made)
  const given = { VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b', VAPID_SUBJECT: 'mailto:me@keytrail.test' }
  expect(pushEnvironment(readSettings(given), own)).toEqual(given)
  expect(() => readSettings({ VAPID_SUBJECT: 'me' })).toThrow(/VAPID_SUBJECT/)
})
