import { createHmac } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../support/project/long-run.ts'
import { type Account, call, makeAccount } from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'
import { askAs } from '../support/stack/stranger.ts'

const siteUrl = 'https://keytrail.example'

const stack = ownStack({ SITE_URL: siteUrl, SANDBOX: 'on' })
let account: Account
beforeAll(async () => {
  account = await makeAccount(stack, { level: 'pro' })
})

describe('the sandbox of a public stack', () => {
  const sandboxPaths = [
    '/sandbox/mail',
    '/sandbox/mail.json',
    '/sandbox/stripe/v1/prices',
    '/sandbox/stripe/checkout/cs_1',
    '/sandbox/tiktok/tikapi/public/search/autocomplete?query=a&country=gb',
    '/sandbox/tiktok/pictures/a.svg',
    '/sandbox/',
  ]

  // sandbox-guard.test.ts tests callers from other hosts and addresses.
  test.each(sandboxPaths)('%s is not found, even as localhost', async (path) => {
    expect((await askAs(stack.port, path, { host: 'localhost' })).status).toBe(404)
  })

  test('reset mails are read with the token only', async () => {
    await call(stack, 'POST', '/auth/v1/recover', { body: { email: account.email } })
    const token = readFileSync(join(stack.dataDir, 'sandbox-token'), 'utf8')
    const { body } = await call(stack, 'GET', '/sandbox/mail.json', { token })
    expect(body.filter(({ to }: { to: string }) => to === account.email)).toHaveLength(2)
    const unread = await askAs(stack.port, '/sandbox/mail.json', { authorization: `Bearer ${account.token}` })
    expect(unread.status).toBe(404)
  })

  test('its data is readable by its owner only', async () => {
    const files = readdirSync(stack.dataDir, { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(
      expect.arrayContaining(['mail.ndjson', 'stack.log', 'keys.json', 'jwt-secret', 'push-keys.json']),
    )
    for (const file of ['.', ...files]) expect(statSync(join(stack.dataDir, file)).mode & 0o077, file).toBe(0)
  })
})

describe('a token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const readClaims = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
  const signed = (claims: object, key: string, header: object = { alg: 'HS256', typ: 'JWT' }) => {
    const body = `${part(header)}.${part(claims)}`
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`
  }
  const statusesWith = (token: string) =>
    Promise.all(
      ['/rest/v1/profiles?select=id', '/auth/v1/user', '/functions/v1/get-invoices'].map(
        async (path) => (await call(stack, 'GET', path, { token })).status,
      ),
    )

  test('grants its access; one that is forged, changed or expired grants nothing', async () => {
    const secret = readFileSync(join(stack.dataDir, 'jwt-secret'), 'utf8')
    const [header = '', payload = '', signature = ''] = account.token.split('.')
    const claims = readClaims(account.token)
    for (const token of [account.token, signed(claims, secret)])
      expect(await statusesWith(token)).toEqual([200, 200, 200])
    const other = { ...claims, sub: crypto.randomUUID() }
    const forged = [
      ...['none', 'NONE'].map((alg) => `${part({ alg, typ: 'JWT' })}.${payload}.`),
      signed(claims, stack.keys.publishable),
      signed(claims, ''),
      signed({ ...claims, role: 'service_role' }, 'secret'),
      signed(claims, secret, { alg: 'HS512', typ: 'JWT' }),
      `${header}.${part(other)}.${signature}`,
      `${header}.${part({ ...claims, role: 'service_role' })}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      signed({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }, secret),
    ]
    // GoTrue returns 403 for a token that it cannot parse.
    for (const token of forged)
      for (const status of await statusesWith(token)) expect([401, 403], token).toContain(status)
  })

  test('of an ended session grants no function', async () => {
    const { token } = await makeAccount(stack)
    expect((await call(stack, 'POST', '/auth/v1/logout?scope=global', { token })).status).toBe(204)
    expect((await call(stack, 'GET', '/functions/v1/get-invoices', { token })).status).toBe(401)
  })
})

test('schemas outside the API are not exposed', async () => {
  for (const schema of ['auth', 'private', 'pg_catalog', 'storage'])
    for (const table of ['users', 'settings', 'pg_user']) {
      const headers = { 'accept-profile': schema }
      const answer = await call(stack, 'GET', `/rest/v1/${table}`, { token: account.token, headers })
      expect(answer.status, `${schema}.${table}`).toBeGreaterThanOrEqual(400)
      expect(answer.status, `${schema}.${table}`).toBeLessThan(500)
    }
})

describe('addresses', () => {
  const paths = [
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/....//....//package.json',
    '/.data/keys.json',
    '/.env',
    '/.vite/manifest.json',
    '/.git/config',
    '/supabase/config.toml',
    '/cms/images/keytrail/production/..%2f..%2f..%2fpackage.json',
    '/sandbox/tiktok/pictures/..%2f..%2fpackage.json',
  ]
  test.each(paths)('%s is not found', async (path) => {
    const { status, body } = await askAs(stack.port, path, { host: `localhost:${stack.port}` })
    expect(status).toBe(404)
    expect(body).not.toMatch(/root:x:|"dependencies"|project_id|sb_secret/)
  })

  const admin = [
    '/auth/v1/admin/users',
    '/auth/v1/./admin/users',
    '/auth/v1/%61dmin/users',
    '/rest/v1/../../auth/v1/admin/users',
    '/rest/v1/..%2f..%2fauth/v1/admin/users',
  ]
  test.each(admin)('%s is refused', async (path) => {
    for (const key of [stack.keys.publishable, stack.keys.secret]) {
      const headers = { host: `localhost:${stack.port}`, apikey: key, authorization: `Bearer ${key}` }
      const { status, body } = await askAs(stack.port, path, headers)
      expect([400, 401, 404], body).toContain(status)
      expect(body).not.toContain('@keytrail.test')
    }
  })

  test.each([
    '/',
    '/service-worker.js',
    '/healthz',
    '/rest/v1/plans',
    '/auth/v1/user',
    '/functions/v1/get-invoices',
    '/sandbox/mail',
    '/cms/images/keytrail/production/none.png',
    '/v2024-01-01/data/query/production?query=*',
  ])('%s responds with every header', async (path) => {
    const { headers } = await askAs(stack.port, path, {
      host: `localhost:${stack.port}`,
      apikey: stack.keys.publishable,
    })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBeDefined()
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain("script-src 'unsafe-inline'")
  })
})

const publicSite = {
  HOST: '0.0.0.0',
  SITE_URL: siteUrl,
  SMTP_URL: 'smtp://127.0.0.1:9',
  CONTACT_TO: 'me@keytrail.test',
}

test('the source code is served to this machine only', async () => {
  await expect(startStack(publicSite, undefined, ['--dev'])).rejects.toThrow(
    /a public stack cannot serve sources/,
  )
})

// Rebuilds the app, so it runs only with `--all`.
test.runIf(isLong)('a stack that becomes a public site closes its sandbox and its demo account', async () => {
  const first = await startStack()
  const demo = { email: 'demo@keytrail.test', password: 'keytrail-demo' }
  const logIn = async (on: RunningStack) =>
    (await call(on, 'POST', '/auth/v1/token?grant_type=password', { body: demo })).status
  expect(await logIn(first)).toBe(200)
  await first.stop()

  const sameDatabase = { DATABASE_URL: first.databaseUrl }
  const open = await startStack({ ...publicSite, ...sameDatabase }, first.dataDir)
  for (const path of ['/sandbox/mail.json', '/sandbox/stripe/v1/prices', '/blog'])
    expect((await call(open, 'GET', path)).status).toBe(404)
  expect(await logIn(open)).toBe(400)
  const page = await (await fetch(`${open.url}/login`)).text()
  expect(page).toContain('<meta name="keytrail:stack" content=""')
  await open.stop()

  const again = await startStack(sameDatabase, first.dataDir)
  expect(await logIn(again)).toBe(200)
  await again.remove()
})
