import { expect, test } from 'vitest'
import {
  buildEnvironment,
  confirmsEmail,
  functionsEnvironment,
  pushEnvironment,
  readSettings,
  usesPaymentsSandbox,
  usesSandbox,
} from './settings.ts'

const stackUrl = 'http://127.0.0.1:3000'
const mailServer = { SMTP_URL: 'smtps://user:pass@mail.test:465', CONTACT_TO: 'us@keytrail.test' }
const site = { SITE_URL: 'https://keytrail.example' }
const sandbox = { token: 'sample', apiKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox' }
const sandboxPayments = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_API_URL: `${stackUrl}/sandbox/stripe`,
}
const sandboxMail = { CONTACT_TO: 'contact@keytrail.test', MAIL_OUTBOX_URL: `${stackUrl}/sandbox/mail` }

test('uses defaults for an empty environment', () => {
  expect(readSettings({ PORT: '', TIKAPI_URL: '' })).toMatchObject({ PORT: 3000, HOST: '127.0.0.1' })
})

test('uses the sample upstream unless a provider is set', () => {
  const settings = readSettings({
    TIKAPI_URL: 'http://127.0.0.1:9/x',
    TIKAPI_KEY: 'k',
    TIKTOK_SUGGESTIONS: 'tikapi',
    UPSTREAM_TIMEOUT_MS: '500',
  })
  expect(functionsEnvironment(settings, stackUrl, sandbox)).toEqual({
    TIKTOK_SUGGESTIONS: 'tikapi',
    UPSTREAM_TIMEOUT_MS: '500',
    TIKAPI_URL: 'http://127.0.0.1:9/x',
    TIKAPI_KEY: 'k',
    TIKHUB_URL: `${stackUrl}/sandbox/tiktok/tikhub`,
    TIKHUB_KEY: 'sample',
    RAPIDAPI_TIKTOK_URL: `${stackUrl}/sandbox/tiktok/rapidapi23`,
    RAPIDAPI_KEY: 'sample',
    ...sandboxPayments,
    ...sandboxMail,
  })
})

test('uses the sandbox for payments without a Stripe key, and for mail without a server', () => {
  const environment = (given: Record<string, string>) =>
    functionsEnvironment(readSettings(given), stackUrl, sandbox)
  expect(environment({})).toMatchObject({ ...sandboxPayments, ...sandboxMail })
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_mine', STRIPE_WEBHOOK_SECRET: 'whsec_mine' }
  expect(environment(stripe)).toMatchObject(stripe)
  expect(environment(stripe)).not.toHaveProperty('STRIPE_API_URL')
  expect(environment(mailServer)).toMatchObject(mailServer)
})

test.each([
  ['the defaults', {}, true],
  ['a name of this machine', { HOST: '::1', SITE_URL: 'http://app.localhost:3000' }, true],
  ['a public listening address', { HOST: '0.0.0.0', ...site, ...mailServer }, false],
  ['a site with a local name', { ...site, ...mailServer }, false],
  ['its flag', { HOST: '0.0.0.0', SANDBOX: 'on' }, true],
  ['its other flag', { SANDBOX: 'off', SITE_URL: 'http://localhost:3000', ...mailServer }, false],
])('decides on the sandbox and its sample posts under %s', (_, environment, there) => {
  const settings = readSettings(environment)
  expect(usesSandbox(settings)).toBe(there)
  expect(buildEnvironment(settings).KEYTRAIL_SAMPLE_BLOG).toBe(there ? 'on' : 'off')
})

test.each([
  ['the defaults', {}, false],
  ['its flag', { CONFIRM_EMAIL: 'on' }, true],
  ['a mail server', mailServer, true],
  ['a public site', { ...site, SANDBOX: 'on' }, true],
  ['a public address', { HOST: '0.0.0.0', SANDBOX: 'on' }, true],
])('decides whether a mail confirms new accounts under %s', (_, environment, does) => {
  expect(confirmsEmail(readSettings(environment))).toBe(does)
  const off = { ...environment, CONFIRM_EMAIL: 'off' }
  if (does && !('CONFIRM_EMAIL' in environment))
    expect(() => readSettings(off)).toThrow('CONFIRM_EMAIL cannot be off')
  else expect(confirmsEmail(readSettings(off))).toBe(false)
})

test('passes to the build whether there are plans', () => {
  expect(buildEnvironment(readSettings({})).VITE_PLANS).toBe('on')
  expect(buildEnvironment(readSettings({ PLANS: 'off' })).VITE_PLANS).toBe('off')
})

test('uses no sample data without the sandbox', () => {
  const settings = readSettings({ ...site, ...mailServer })
  expect(functionsEnvironment(settings, stackUrl, null)).toEqual(mailServer)
  expect(usesPaymentsSandbox(settings)).toBe(false)
})

test.each([
  ['SMTP_URL', { HOST: '0.0.0.0', ...site }],
  ['SITE_URL', { HOST: '0.0.0.0', ...mailServer }],
  ['CONTACT_TO', { HOST: '0.0.0.0', ...site, SMTP_URL: mailServer.SMTP_URL }],
  ['SMTP_URL', { HOST: '::ffff:192.0.2.1', ...site }],
  ['SMTP_URL', { SITE_URL: 'https://localhost.example' }],
  ['SMTP_URL', { SANDBOX: 'off' }],
])('reports a missing %s without the sandbox', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`${name} is required .*SANDBOX=on`))
})

test('names all missing and malformed variables at once', () => {
  expect(() => readSettings({ HOST: '0.0.0.0', PORT: 'eighty', STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
    /(?=.*PORT must)(?=.*SMTP_URL is)(?=.*SITE_URL is)(?=.*CONTACT_TO is)(?=.*STRIPE_WEBHOOK_SECRET is)/,
  )
})

test.each([
  ['off', 0],
  ['on', 1],
  ['2', 2],
])('reads TRUST_PROXY=%s as %i trusted proxies', (given, proxies) => {
  expect(readSettings({ TRUST_PROXY: given }).TRUST_PROXY).toBe(proxies)
})

test.each([
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'secret' }],
  ['STRIPE_API_URL', { STRIPE_API_URL: 'api.stripe.com' }],
  ['SMTP_URL', { SMTP_URL: 'mail.test:25', CONTACT_TO: 'us@keytrail.test' }],
  ['CONTACT_TO', { CONTACT_TO: 'us' }],
  ['CONTACT_TO', { SMTP_URL: 'smtp://mail.test' }],
  ['AUTH_LIMITS', { AUTH_LIMITS: 'maybe' }],
  ['SCHEDULE', { SCHEDULE: 'hourly' }],
  ['PLANS', { PLANS: 'free' }],
  ['ERROR_HOOK_URL', { ERROR_HOOK_URL: 'hooks.test' }],
  ['OPERATORS', { OPERATORS: 'ada@keytrail.test; bob' }],
  ['TIKAPI_URL', { TIKAPI_URL: 'ftp://somewhere' }],
  ['TIKTOK_SUGGESTIONS', { TIKTOK_SUGGESTIONS: 'myspace' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost' }],
  ['UPSTREAM_TIMEOUT_MS', { UPSTREAM_TIMEOUT_MS: '8001' }],
  ['SANDBOX_LATE_MS', { SANDBOX_LATE_MS: '1 minute' }],
  ['SANDBOX', { SANDBOX: 'here' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8' }],
  ['MAIL_FROM', { MAIL_FROM: 'Keytrail' }],
])('names a malformed or missing %s', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(name)
})

test("signs pushes with the stack's own keys unless a pair is set", () => {
  const own = { publicKey: 'own public', privateKey: 'own private' }
  const made = { VAPID_PUBLIC_KEY: 'own public', VAPID_PRIVATE_KEY: 'own private' }
  expect(pushEnvironment(readSettings({ VAPID_PUBLIC_KEY: 'half a pair' }), own)).toMatchObject(made)
  const given = { VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b', VAPID_SUBJECT: 'mailto:me@keytrail.test' }
  expect(pushEnvironment(readSettings(given), own)).toEqual(given)
  expect(() => readSettings({ VAPID_SUBJECT: 'me' })).toThrow(/VAPID_SUBJECT/)
})
