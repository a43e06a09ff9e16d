import bcrypt from 'bcryptjs'
import { describe, expect, vi } from 'vitest'
import { askApp, memoryAuth, password, readCookies } from '#tests/support/stack/auth-people.ts'
import { clientHop } from '../http/client-hop.ts'
import { authService } from './auth-service.ts'

const { auth, test } = memoryAuth()

const proof = (captcha_token?: string) => (captcha_token ? { gotrue_meta_security: { captcha_token } } : {})
const restarted = (captcha: ((token: string) => Promise<boolean>) | null = null) =>
  authService({ ...auth, hop: clientHop(0), limited: true, captcha })

describe('password guesses from many addresses', () => {
  const guesses = (email: string, count: number, app = auth.app, captcha?: string, cookie = '') =>
    Promise.all(
      Array.from({ length: count }, async (_, n) => {
        const body = { email, password: `guess ${n}`, ...proof(captcha) }
        const from = `10.${10 + (n % 90)}.${n}.1`
        return (await askApp(app, 'POST', '/auth/v1/token?grant_type=password', { body, from, cookie }))
          .status
      }),
    )

  test('are slowed down; a known device is not, even elsewhere after a restart', async ({ email }) => {
    const device = readCookies(await auth.logIn(email, password, '10.9.0.1'))
    expect(device).not.toBe('')
    const app = restarted()
    const statuses = await guesses(email, 70, app)
    expect(statuses.filter((status) => status === 400)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const logIn = (from: string, cookie?: string) => {
      const options = { body: { email, password }, from, ...(cookie ? { cookie } : {}) }
      return askApp(app, 'POST', '/auth/v1/token?grant_type=password', options)
    }
    const elsewhere = await logIn('10.11.0.1')
    expect(elsewhere).toMatchObject({ status: 429, body: { error_code: 'over_request_rate_limit' } })
    expect(Number(elsewhere.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    const [name, value] = device.split('=')
    const stranger = await auth.newPerson()
    const others = readCookies(await auth.logIn(stranger.email, password, '10.9.0.2')).split('=')[1]
    for (const forged of [`${name}=`, `${name}=x.y`, `${name}=${others}`, `${name}=${value?.slice(0, -1)}`])
      expect((await logIn('10.11.0.1', forged)).status, forged).toBe(429)
    expect((await logIn('10.11.0.2', device)).status).toBe(200)
  })

  test('from the owner’s address do not slow down a known device; its own do', async ({ email }) => {
    const device = readCookies(await auth.logIn(email, password, '10.9.1.1'))
    for (let n = 0; n < 31; n += 1) await auth.logIn(email, `guess ${n}`, '10.9.1.1')
    expect((await auth.logIn(email, password, '10.9.1.1')).status).toBe(429)
    expect((await auth.logIn(email, password, '10.9.1.1', device)).status).toBe(200)
    const statuses: number[] = []
    for (let n = 0; n < 60; n += 1)
      statuses.push((await auth.logIn(email, `guess ${n}`, `10.9.2.${n}`, device)).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(50)
  })

  test('do not slow down a user who solves a captcha, except on a known device', async ({ email }) => {
    const app = restarted(async (token) => token === 'solved')
    await guesses(email, 60, app, 'solved')
    const body = { email, password, ...proof('solved') }
    const owner = await askApp(app, 'POST', '/auth/v1/token?grant_type=password', { body, from: '10.11.0.3' })
    expect(owner.status).toBe(200)
    const own = await guesses(email, 60, app, 'solved', readCookies(owner))
    expect(own.filter((status) => status === 429)).toHaveLength(10)
  })

  test('do not lock out a user who follows a mailed link: that makes a device known', async ({ email }) => {
    await guesses(email, 60)
    const { link } = await auth.recover(email, '10.11.0.4')
    const opened = await auth.ask('verify', { type: 'recovery', token_hash: link }, '10.11.0.4')
    expect((await auth.logIn(email, password, '10.11.0.4')).status).toBe(429)
    expect((await auth.logIn(email, password, '10.11.0.4', readCookies(opened))).status).toBe(200)
  })
})

test('does the same work for a wrong password as for an unknown account', async ({ email }) => {
  const compare = vi.spyOn(bcrypt, 'compare')
  const costs = async (tried: string) => {
    compare.mockClear()
    expect((await auth.logIn(tried, 'a wrong password', '10.12.0.1')).status).toBe(400)
    return compare.mock.calls.map(([, hash]) => bcrypt.getRounds(hash))
  }
  const ofKnown = await costs(email)
  expect(ofKnown).toHaveLength(1)
  expect(await costs('nobody@keytrail.test')).toEqual(ofKnown)
})

const weak = { status: 422, body: { error_code: 'weak_password' } }
test.each(['password', 'Password123!', 'aaaaaaaa', 'abcdefgh', 'keytrail2026', 'person-900'])(
  'rejects %s as a password',
  async (tried) => {
    const body = { email: 'person-900@keytrail.test', password: tried }
    expect(await auth.ask('signup', body, '10.13.0.1')).toMatchObject(weak)
  },
)

test('rejects a weak password later too', async ({ token }) => {
  expect(await auth.setUser(token, { password: 'password1' })).toMatchObject(weak)
})

test.each(['correct horse', 'rivers and stones', 'keytrail-demo', '2 dozen brown eggs'])(
  'accepts %s',
  async (tried) => {
    const email = `${crypto.randomUUID()}@keytrail.test`
    expect((await auth.ask('signup', { email, password: tried }, '10.13.0.2')).status).toBe(200)
  },
)

test('cannot be used to sign up endlessly from one address', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 62; n += 1)
    statuses.push(
      (await auth.ask('signup', { email: `s-${n}@keytrail.test`, password: 'x' }, '10.15.0.1')).status,
    )
  expect(statuses.indexOf(429)).toBe(60)
})

test('requires a captcha, if configured, for sign-up, sign-in and mails', async ({ email }) => {
  const tokens: string[] = []
  const captcha = async (token: string) => {
    tokens.push(token)
    if (token === 'broken') throw new Error('no verdict')
    return token === 'good'
  }
  const guarded = restarted(captcha)
  const attempt = (path: string, body: object, captcha_token?: string) =>
    askApp(guarded, 'POST', `/auth/v1/${path}`, { body: { ...body, ...proof(captcha_token) } })
  const refused = { status: 400, body: { error_code: 'captcha_failed' } }
  const attempts: [string, object][] = [
    ['signup', { email: 'robot@keytrail.test', password }],
    ['token?grant_type=password', { email, password }],
    ['recover', { email }],
  ]
  for (const [path, body] of attempts) {
    for (const token of [undefined, 'bad', 'broken'])
      expect(await attempt(path, body, token), path).toMatchObject(refused)
    expect((await attempt(path, body, 'good')).status, path).toBe(200)
  }
  expect(tokens.slice(0, 4)).toEqual(['', 'bad', 'broken', 'good'])
  const { body } = await attempt('token?grant_type=password', { email, password }, 'good')
  const refresh = { refresh_token: body.refresh_token }
  expect((await attempt('token?grant_type=refresh_token', refresh)).status).toBe(200)
})

test.each([
  '/admin/users',
  'ADMIN/users',
  'otp',
  'magiclink',
  'authorize?provider=github',
  'callback',
  'resend',
  'sso',
])('does not serve %s', async (path) => {
  for (const method of ['GET', 'POST'])
    expect(
      (await askApp(auth.app, method, `/auth/v1/${path}`, method === 'POST' ? { body: {} } : {})).status,
    ).toBe(404)
})

const misfits = [
  'null',
  '[]',
  '"text"',
  '7',
  '{',
  '{"email":null,"password":null}',
  '{"email":{"a":1},"password":["x"]}',
  '{"email":7,"password":true,"token":5,"token_hash":{},"type":[],"refresh_token":1,"data":7}',
  '{"email":"a\\u0000@keytrail.test","password":"a long password"}',
  '{"email":"a@keytrail.test","password":"a long password","data":{"a":"\\ud800"}}',
  `{"data":${'['.repeat(9000)}${']'.repeat(9000)}}`,
  `{"email":"${'x'.repeat(20_000)}"}`,
]
test('rejects bodies of any shape without a crash', async ({ token }) => {
  for (const path of [
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'verify',
    'recover',
  ])
    for (const [n, body] of misfits.entries()) {
      const { status } = await askApp(auth.app, 'POST', `/auth/v1/${path}`, { body, from: `10.15.${n}.1` })
      expect(status, `${path} ${body.slice(0, 80)}`).toBeGreaterThanOrEqual(path === 'recover' ? 200 : 400)
      expect(status, `${path} ${body.slice(0, 80)}`).toBeLessThan(500)
    }
  for (const body of misfits)
    expect((await askApp(auth.app, 'PUT', '/auth/v1/user', { token, body })).status).toBeLessThan(500)
})
