import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sandboxGuard } from './sandbox-guard.ts'

const token = 'the token'
const machine = ['sk_test_sandbox']

function sandbox(openHere: boolean) {
  const pages = new Hono()
    .use(sandboxGuard({ token, machine, openHere }))
    .get('/mail.json', (c) => c.json([]))
  const app = new Hono().route('/sandbox', pages)
  return (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
    const socket = { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' }
    return app.request(url, { headers }, { incoming: { socket } })
  }
}

const here = 'http://localhost:3000/sandbox/mail.json'

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('needs no key from %s', async (address) => {
  expect((await sandbox(true)(here, {}, address)).status).toBe(200)
  expect((await sandbox(true)('http://127.0.0.1:3000/sandbox/mail.json', {}, address)).status).toBe(200)
})

const strangers: [string, string, Record<string, string>, string][] = [
  ['another address that claims to be localhost', here, {}, '192.0.2.7'],
  ['another address with the name of this machine', here, { host: 'localhost' }, '192.0.2.7'],
  ['a proxy on this machine', here, { 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
  ['a proxy with another forwarding header', here, { forwarded: 'for=127.0.0.1' }, '127.0.0.1'],
  ['a page whose host name resolves to this machine', 'http://evil.test/sandbox/mail.json', {}, '127.0.0.1'],
  ['a host name with the same prefix', 'http://localhost.evil.test/sandbox/mail.json', {}, '127.0.0.1'],
]
test.each(strangers)('hides everything from %s', async (_, url, headers, address) => {
  expect((await sandbox(true)(url, headers, address)).status).toBe(404)
})

test('requires a key from every caller of a public stack', async () => {
  const ask = sandbox(false)
  for (const key of [undefined, '', 'Bearer ', 'Bearer the', 'Bearer undefined'])
    expect((await ask(here, key === undefined ? {} : { authorization: key })).status).toBe(404)
  expect((await ask(`${here}?token=`)).status).toBe(404)
  expect((await ask(here, { cookie: 'keytrail-sandbox=' })).status).toBe(404)
})

test('opens with a token in the address, and redirects to the address without it', async () => {
  const ask = sandbox(false)
  const site = 'https://keytrail.example/sandbox/mail.json'
  const opened = await ask(`${site}?token=the%20token&a=1`, {}, '192.0.2.7')
  expect(opened.status).toBe(303)
  expect(opened.headers.get('location')).toBe('/sandbox/mail.json?a=1')
  const cookie = opened.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/; Path=\/sandbox; HttpOnly; Secure; SameSite=Lax$/)
  const kept = { cookie: cookie.split(';')[0] ?? '' }
  expect((await ask(site, kept, '192.0.2.7')).status).toBe(200)
})

test.each([
  ['the token', { 'x-api-key': token }],
  ['the token', { 'x-rapidapi-key': token }],
  ['the token', { authorization: `Bearer ${token}` }],
  ['the sandbox’s own key', { authorization: 'Bearer sk_test_sandbox' }],
])('lets functions in with %s', async (_, headers) => {
  expect((await sandbox(false)(here, headers)).status).toBe(200)
})
