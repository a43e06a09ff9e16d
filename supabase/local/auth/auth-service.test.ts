import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askApp, openMemoryDatabase } from '#tests/support/memory-stack.ts'
import { clientHop } from '../client-hop.ts'
import { authService } from './auth-service.ts'

let stack: Awaited<ReturnType<typeof openMemoryDatabase>>
let app: Hono
beforeAll(async () => {
  // Enough to be seen in what a login takes.
  process.env.LITE_AUTH_BCRYPT_COST = '8'
  stack = await openMemoryDatabase()
  const { database, seal } = stack
  app = authService({ database, seal, hop: clientHop(0), limited: true })
}, 120_000)
afterAll(async () => {
  delete process.env.LITE_AUTH_BCRYPT_COST
  await stack.database.close()
})

let people = 0
const password = 'a long enough password'

async function newPerson() {
  people += 1
  const email = `person-${people}@keytrail.test`
  const { status, body } = await askApp(app, 'POST', '/auth/v1/signup', {
    body: { email, password },
    from: `10.1.0.${people}`,
  })
  expect(status).toBe(200)
  return { email, token: body.access_token as string, refreshToken: body.refresh_token as string }
}

const ask = (path: string, body: unknown, from?: string) =>
  askApp(app, 'POST', `/auth/v1/${path}`, { body, ...(from ? { from } : {}) })
const logIn = (email: string, tried: string, from?: string) =>
  ask('token?grant_type=password', { email, password: tried }, from)
const setUser = (token: string, body: unknown) => askApp(app, 'PUT', '/auth/v1/user', { token, body })

/** Asks for a reset mail and gives what it carries. */
async function recover(email: string, from: string) {
  expect((await ask('recover', { email }, from)).status).toBe(200)
  const mail = stack.mails.filter(({ to }) => to === email).at(-1)
  return {
    code: /\b(\d{8,})\b/.exec(mail?.text ?? '')?.[1] ?? '',
    link: /token_hash=(\w+)/.exec(mail?.html ?? '')?.[1] ?? '',
  }
}

const wrongCodes = (right: string, count: number) =>
  Array.from({ length: count }, (_, n) =>
    String((Number(right) + n + 1) % 10 ** right.length).padStart(8, '0'),
  )

describe('a mailed code', () => {
  test('has eight digits, works once, and opens no second session', async () => {
    const { email } = await newPerson()
    const { code } = await recover(email, '10.2.0.1')
    expect(code).toMatch(/^\d{8}$/)
    const guess = () => ask('verify', { type: 'recovery', email, token: code }, '10.2.0.1')
    expect((await guess()).status).toBe(200)
    expect(await guess()).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
  })

  test('is void after five wrong guesses, wherever they come from, and so is the link beside it', async () => {
    const { email } = await newPerson()
    const { code, link } = await recover(email, '10.2.0.2')
    for (const [n, token] of wrongCodes(code, 5).entries())
      expect((await ask('verify', { type: 'recovery', email, token }, `10.3.${n}.1`)).status).toBe(403)
    const right = { type: 'recovery', email: ` ${email.toUpperCase()}`, token: code }
    expect((await ask('verify', right, '10.4.0.1')).status).toBe(403)
    expect((await ask('verify', { type: 'recovery', token_hash: link }, '10.4.0.1')).status).toBe(403)
    const renewed = await recover(email, '10.2.0.2')
    expect((await ask('verify', { ...right, token: renewed.code }, '10.4.0.1')).status).toBe(200)
  })

  test('withstands guesses that are made at once', async () => {
    const { email } = await newPerson()
    const { code } = await recover(email, '10.2.0.3')
    const tried = [...wrongCodes(code, 60), code]
    const answers = await Promise.all(
      tried.map((token, n) => ask('verify', { type: 'recovery', email, token }, `10.5.${n}.1`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(tried.map(() => 403))
  })

  test('one address may be wrong thirty times in all', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 35; n += 1) {
      const guess = { type: 'recovery', email: `nobody-${n}@keytrail.test`, token: '00000000' }
      statuses.push((await ask('verify', guess, '10.6.0.1')).status)
    }
    expect(statuses.filter((status) => status === 403)).toHaveLength(30)
    expect(statuses.slice(30)).toEqual([429, 429, 429, 429, 429])
  })
})

test('a link is taken with its seal only: who knows the code cannot make one', async () => {
  const { email } = await newPerson()
  const { code, link } = await recover(email, '10.2.0.4')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email + code))
  const made = Buffer.from(digest).toString('hex')
  expect(link.startsWith(made)).toBe(true)
  for (const token_hash of [made, made + made, link.slice(1), `${link}0`, link.replace(/.$/, 'g')])
    expect((await ask('verify', { type: 'recovery', token_hash }, '10.7.0.1')).status).toBe(403)
  const followed = await askApp(app, 'GET', `/auth/v1/verify?type=recovery&token=${made}`)
  expect(followed.headers.get('location')).toContain('error_code=otp_expired')
  expect((await ask('verify', { type: 'recovery', token_hash: link }, '10.7.0.1')).status).toBe(200)
})

describe('a session alone', () => {
  test('changes neither password nor address', async () => {
    const { email, token } = await newPerson()
    for (const change of [{ password: 'another long password' }, { email: 'thief@keytrail.test' }]) {
      expect(await setUser(token, change)).toMatchObject({
        status: 400,
        body: { error_code: 'current_password_required' },
      })
      expect(await setUser(token, { ...change, current_password: 'not this one' })).toMatchObject({
        status: 400,
        body: { error_code: 'current_password_invalid' },
      })
    }
    expect((await logIn(email, password, '10.8.0.1')).status).toBe(200)
    expect((await setUser(token, { data: { theme: 'dark' } })).status).toBe(200)
  })

  test('does not guess the password either', async () => {
    const { token } = await newPerson()
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const change = { password: 'another long password', current_password: `guess number ${n}` }
      statuses.push((await setUser(token, change)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  })

  test('a forged one changes nothing', async () => {
    const { token } = await newPerson()
    const [header, payload] = token.split('.')
    const change = { password: 'another long password', current_password: password }
    for (const forged of [`${header}.${payload}.AAAA`, `${header}.${payload}.`, 'garbage', ''])
      expect((await setUser(forged, change)).status).toBeGreaterThanOrEqual(401)
  })
})

test('a new password ends the other sessions', async () => {
  const { email, token, refreshToken } = await newPerson()
  const other = await logIn(email, password, '10.8.0.2')
  expect(
    (await setUser(token, { password: 'another long password', current_password: password })).status,
  ).toBe(200)
  const refresh = (refresh_token: string) => ask('token?grant_type=refresh_token', { refresh_token })
  expect((await refresh(other.body.refresh_token)).status).toBe(400)
  expect((await refresh(refreshToken)).status).toBe(200)
})

test('a session that a mailed link opened sets a password, and no address', async () => {
  const { email } = await newPerson()
  const { link } = await recover(email, '10.2.0.5')
  const { body } = await ask('verify', { type: 'recovery', token_hash: link }, '10.8.0.3')
  expect((await setUser(body.access_token, { email: 'thief@keytrail.test' })).status).toBe(400)
  expect((await setUser(body.access_token, { password: 'another long password' })).status).toBe(200)
  expect((await logIn(email, 'another long password', '10.8.0.3')).status).toBe(200)
})

test('guesses from ever new addresses are slowed down, and the owner is let in where they have been', async () => {
  const { email } = await newPerson()
  expect((await logIn(email, password, '10.9.0.1')).status).toBe(200)
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async (_, n) => (await logIn(email, `guess ${n}`, `10.10.${n}.1`)).status),
  )
  expect(statuses.filter((status) => status === 400)).toHaveLength(50)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  expect((await logIn(email, password, '10.9.0.1')).status).toBe(200)
  const elsewhere = await logIn(email, password, '10.11.0.1')
  expect(elsewhere.status).toBe(429)
  expect(Number(elsewhere.headers.get('retry-after'))).toBeLessThanOrEqual(60)
})

test('an account that exists is refused as slowly as one that does not', async () => {
  const { email } = await newPerson()
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let n = 0; n < 12; n += 1)
    for (const [kind, tried] of [
      ['known', email],
      ['unknown', `nobody-${n}@keytrail.test`],
    ] as const) {
      const began = performance.now()
      expect((await logIn(tried, 'a wrong password', `10.12.${n}.1`)).status).toBe(400)
      times[kind].push(performance.now() - began)
    }
  const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
  const ratio = middle(times.known) / middle(times.unknown)
  expect(ratio, JSON.stringify(times)).toBeGreaterThan(0.5)
  expect(ratio, JSON.stringify(times)).toBeLessThan(2)
})

test.each([
  'password',
  'Password123!',
  '12345678',
  'aaaaaaaa',
  'abcdefgh',
  'qwertyuiop',
  'keytrail2026',
  'person-900',
])('%s is refused as a password, at sign-up and later', async (tried) => {
  const weak = { status: 422, body: { error_code: 'weak_password' } }
  const email = 'person-900@keytrail.test'
  expect(await ask('signup', { email, password: tried }, '10.13.0.1')).toMatchObject(weak)
  const { token } = people < 15 ? await newPerson() : { token: '' }
  if (token)
    expect(await setUser(token, { password: tried === 'person-900' ? 'password1' : tried })).toMatchObject(
      weak,
    )
})

test.each(['correct horse', 'rivers and stones', 'keytrail-demo', '2 dozen brown eggs'])(
  '%s is taken',
  async (tried) => {
    people += 1
    const email = `taken-${people}@keytrail.test`
    expect((await ask('signup', { email, password: tried }, '10.13.0.2')).status).toBe(200)
  },
)

test('a mailbox is not flooded from many addresses', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 12; n += 1)
    statuses.push((await ask('recover', { email: 'flooded@keytrail.test' }, `10.14.${n}.1`)).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
})

test.each([
  'admin/users',
  '/admin/users',
  'ADMIN/users',
  'otp',
  'magiclink',
  'authorize?provider=github',
  'callback',
  'reauthenticate',
  'sso',
])('%s is nowhere', async (path) => {
  for (const method of ['GET', 'POST'])
    expect(
      (await askApp(app, method, `/auth/v1/${path}`, method === 'POST' ? { body: {} } : {})).status,
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
test('bodies of any shape are refused, never a crash', async () => {
  const { token } = await newPerson()
  for (const path of [
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'verify',
    'recover',
    'resend',
  ])
    for (const [n, body] of misfits.entries()) {
      const { status } = await askApp(app, 'POST', `/auth/v1/${path}`, { body, from: `10.15.${n}.1` })
      expect(status, `${path} ${body.slice(0, 80)}`).toBeGreaterThanOrEqual(path === 'recover' ? 200 : 400)
      expect(status, `${path} ${body.slice(0, 80)}`).toBeLessThan(500)
    }
  for (const body of misfits)
    expect((await askApp(app, 'PUT', '/auth/v1/user', { token, body })).status).toBeLessThan(500)
})
