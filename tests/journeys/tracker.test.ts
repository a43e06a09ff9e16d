import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningStack, startStack } from '#tests/support/stack.ts'

let stack: RunningStack
let pushService: Server
let token: string
const pushes: string[] = []

beforeAll(async () => {
  pushService = createServer((request, response) => {
    pushes.push(`${request.method} ${request.url} ${request.headers['content-encoding']}`)
    response.writeHead(request.url === '/gone' ? 410 : 201).end()
  }).listen(0, '127.0.0.1')
  await once(pushService, 'listening')
  stack = await startStack({ PUSH_TEST_ORIGIN: pushOrigin() })
  token = await signIn('demo@keytrail.test', 'keytrail-demo')
})
afterAll(async () => {
  await stack.remove()
  pushService.close()
})

const pushOrigin = () => `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`

async function call(path: string, bearer: string, body: unknown = {}) {
  const answer = await fetch(`${stack.url}${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      apikey: stack.keys.publishable,
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json().catch(() => null) }
}

async function signIn(email: string, password: string): Promise<string> {
  return (await call('/auth/v1/token?grant_type=password', stack.keys.publishable, { email, password })).body
    .access_token
}

const apply = (kind: string, payload: object) =>
  call('/rest/v1/rpc/apply_mutation', token, {
    p_id: crypto.randomUUID(),
    p_device_id: crypto.randomUUID(),
    p_sequence: 1,
    p_kind: kind,
    p_payload: payload,
  })

const track = (bearer: string) => call('/functions/v1/track-key-phrases', bearer)
const positions = (id: string) =>
  call(`/rest/v1/key_phrase_checks?keyword_id=eq.${id}&order=checked_at.desc`, token, null)

test('the demo account is checked for today already, and only the server may run the tracker', async () => {
  for (const key of [token, stack.keys.publishable, 'nonsense'])
    expect(await track(key)).toMatchObject({ status: 401 })
  expect(await track(stack.keys.secret)).toEqual({
    status: 200,
    body: { claimed: 0, done: 0, failed: 0, retried: 0, left: 0 },
  })
})

test('a new key phrase is checked by the next run, once', async () => {
  const id = crypto.randomUUID()
  const phrase = {
    id,
    keyword: 'matcha latte',
    country: 'gb',
    status: true,
    account_name: null,
    video_id: null,
  }
  expect(
    await apply('add_key_phrase', { ...phrase, tags: [], created_at: new Date().toISOString() }),
  ).toMatchObject({
    status: 200,
    body: 'applied',
  })
  const counts = { claimed: 1, done: 1, failed: 0, retried: 0, left: 0 }
  expect(await track(stack.keys.secret)).toEqual({ status: 200, body: counts })
  expect(await track(stack.keys.secret)).toMatchObject({ body: { claimed: 0 } })
  const { body: rows } = await positions(id)
  expect(rows).toMatchObject([
    { origin: 'tracker', state: 'done', position: null, results: 36, source: 'sample' },
  ])
  const results = await call(
    `/rest/v1/search_ranking_results?search_id=eq.${rows[0].search_id}&select=rank,username,video_url&order=rank`,
    token,
    null,
  )
  expect(results.body).toHaveLength(36)
  // Editing what is tracked places it in the check that is there.
  await apply('change_key_phrase', { id, account_name: `@${results.body[4].username.toUpperCase()}` })
  const rank = results.body.find(
    (row: { username: string }) => row.username === results.body[4].username,
  ).rank
  expect((await positions(id)).body).toMatchObject([{ position: rank }])
  expect(await call('/rest/v1/rpc/my_usage', token)).toMatchObject({ status: 200 })
})

test('an alert reaches a push service that knows the browser, and the others are forgotten', async () => {
  const browser = createECDH('prime256v1')
  const keys = {
    p_p256dh: browser.generateKeys().toString('base64url'),
    p_auth: randomBytes(16).toString('base64url'),
  }
  for (const path of ['here', 'gone']) {
    const endpoint = { p_endpoint: `${pushOrigin()}/${path}` }
    expect(
      (await call('/rest/v1/rpc/save_push_subscription', token, { ...endpoint, ...keys })).status,
    ).toBeLessThan(300)
  }
  expect(await apply('update_alert_settings', { push: true })).toMatchObject({ status: 200 })
  const [phrase] = (await call('/rest/v1/keywords?keyword=eq.matcha%20latte', token, null)).body
  const rule = { id: crypto.randomUUID(), keyword_id: phrase.id, kind: 'lost', threshold: null }
  expect(await apply('put_alert_rule', rule)).toMatchObject({ status: 200 })
  // A check of another day's TikTok would do; here an account takes its place that ranks nowhere.
  const check = async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const query = new URLSearchParams({ keyword: 'matcha latte', country: 'gb', keyPhraseId: phrase.id })
    const answer = await fetch(`${stack.url}/functions/v1/tiktok-search-general?${query}`, {
      headers: { authorization: `Bearer ${token}`, ...key },
    })
    return answer.status
  }
  expect(await check()).toBe(200)
  expect(await call('/functions/v1/send-alerts', stack.keys.secret)).toMatchObject({ status: 200 })
})

test('what signs pushes is kept for the stack alone, and the page knows its public half', async () => {
  const file = join(stack.dataDir, 'push-keys.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const page = await (await fetch(stack.url)).text()
  expect(page).toMatch(/<meta name="keytrail:push-key" content="B[\w-]{86}"/)
})

test('a short link that cannot be one is refused, for users alone', async () => {
  const resolve = (url: string, bearer: string) =>
    call(`/functions/v1/resolve-link?${new URLSearchParams({ url })}`, bearer, null)
  expect(await resolve('https://vm.tiktok.com/a/', stack.keys.publishable)).toMatchObject({ status: 401 })
  expect(await resolve('http://127.0.0.1:1/t/a', token)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_request' } },
  })
})
