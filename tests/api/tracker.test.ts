import { createECDH, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, call as callStack, changeElsewhere, checkPage } from '#tests/support/stack/api.ts'
import { type LocalServer, serveLocally } from '#tests/support/stack/local-server.ts'
import { ownStack } from '#tests/support/stack/own-stack.ts'
import { demoAccount, trackElsewhere } from '#tests/support/stack/tracking.ts'

let outside: LocalServer
let demo: Account
let token: string
const pushes: string[] = []

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (!url.pathname.startsWith('/tikapi')) {
    pushes.push(`${request.method} ${url.pathname} ${request.headers['content-encoding']}`)
    response.writeHead(url.pathname === '/gone' ? 410 : 201).end()
    return
  }
  if (url.searchParams.get('query') === 'always broken') return void response.writeHead(500).end()
  const sample = await fetch(`${stack.url}/sandbox/tiktok${url.pathname}${url.search}`)
  const headers = { 'content-type': 'application/json', 'x-sample-data': '1' }
  response.writeHead(sample.status, headers).end(await sample.text())
}

const stack = ownStack(async () => {
  outside = await serveLocally((request, response) => void answer(request, response))
  return { PUSH_TEST_ORIGIN: outside.url, TIKAPI_URL: `${outside.url}/tikapi` }
})
beforeAll(async () => {
  demo = await demoAccount(stack)
  token = demo.token
})
afterAll(() => outside.close())

const call = (path: string, token: string, body: unknown = {}) =>
  callStack(stack, body === null ? 'GET' : 'POST', path, { token, ...(body === null ? {} : { body }) })
const apply = (kind: string, payload: object) => changeElsewhere(stack, { token }, kind, payload)
const add = (keyword: string) => trackElsewhere(stack, demo, keyword, { account_name: null })

const track = () => call('/functions/v1/track-key-phrases', stack.keys.secret)
const positions = (id: string) =>
  call(`/rest/v1/key_phrase_checks?keyword_id=eq.${id}&order=checked_at.desc`, token, null)

test('a new key phrase is checked by the next run, once', async () => {
  // Runs today's checks first, in case midnight has passed since the demo account's checks were made.
  expect(await track()).toMatchObject({ status: 200, body: { failed: 0, left: 0 } })
  const id = await add('matcha latte')
  const counts = { claimed: 1, done: 1, failed: 0, retried: 0, left: 0 }
  expect(await track()).toEqual({ status: 200, body: counts })
  expect(await track()).toMatchObject({ body: { claimed: 0 } })
  expect((await positions(id)).body).toMatchObject([
    { origin: 'tracker', state: 'done', position: null, results: 36, source: 'sample' },
  ])
})

test('an alert reaches a push service that knows the browser, and the others are deleted', async () => {
  const browser = createECDH('prime256v1')
  const keys = {
    p_p256dh: browser.generateKeys().toString('base64url'),
    p_auth: randomBytes(16).toString('base64url'),
  }
  for (const path of ['here', 'gone']) {
    const endpoint = { p_endpoint: `${outside.url}/${path}` }
    expect(
      (await call('/rest/v1/rpc/save_push_subscription', token, { ...endpoint, ...keys })).status,
    ).toBeLessThan(300)
  }
  expect(await apply('change_alert_settings', { push: true })).toMatchObject({ status: 200 })
  const id = await add('always broken')
  const rule = { id: crypto.randomUUID(), keyword_id: id, kind: 'failed_twice', threshold: null }
  expect(await apply('put_alert_rule', rule)).toMatchObject({ status: 200 })
  // Does not compare `failed` and `retried`, because just before midnight the day has no retries left.
  expect(await track()).toMatchObject({ body: { claimed: 1, done: 0 } })
  expect((await positions(id)).body).toMatchObject([
    { state: 'failed', failure_code: 'upstream_unavailable', position: null },
  ])
  expect((await checkPage(stack, demo, 'always broken', { keyPhraseId: id })).status).toBe(503)
  const send = () => call('/functions/v1/send-alerts', stack.keys.secret)
  expect(await send()).toEqual({ status: 200, body: { users: 1, sent: 1, gone: 1, refused: 0 } })
  expect(pushes.sort()).toEqual(['POST /gone aes128gcm', 'POST /here aes128gcm'])
  expect(await send()).toEqual({ status: 200, body: { users: 0, sent: 0, gone: 0, refused: 0 } })
})

test('the page knows the public half of the push signing key', async () => {
  const page = await (await fetch(stack.url)).text()
  expect(page).toMatch(/<meta name="keytrail:push-key" content="B[\w-]{86}"/)
})
