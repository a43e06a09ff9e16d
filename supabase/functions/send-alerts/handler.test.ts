import assert from 'node:assert/strict'
import { Failure } from '../_shared/failure.ts'
import type { PushOutcome } from '../_shared/push/push-sender.ts'
import { serverDeps, serverRequest } from '../_shared/testing/fake-deps.ts'
import { handle } from './handler.ts'
import { type Bundle, pushMessage } from './push-message.ts'

const alert = {
  id: 'a',
  keyword_id: '11111111-1111-4111-8111-111111111111',
  keyword: 'matcha',
  kind: 'lost',
  threshold: null,
  position: null,
  previous_position: 4,
  results: 36,
} as const

function createBundle(user: string, endpoints: string[], language: string | null = null): Bundle {
  return {
    language,
    unread: 3,
    alerts: [{ ...alert, id: `alert of ${user}` }],
    subscriptions: endpoints.map((endpoint) => ({ endpoint, p256dh: 'p', auth: 'a' })),
  }
}

/** The first word of each endpoint is the outcome of the push to it. */
async function run(bundles: Bundle[], { claimAgain = (): unknown => [], drop = () => {} } = {}) {
  const calls: [string, unknown][] = []
  const messages: string[] = []
  let claims = 0
  const response = await handle(serverRequest(), {
    ...serverDeps,
    call: async (name, parameters) => {
      if (name === 'claim_push_bundles') {
        claims += 1
        return claims === 1 ? bundles : claimAgain()
      }
      calls.push([name, Object.values(parameters)[0]])
      if (name === 'drop_push_subscription') drop()
      return null
    },
    send: async ({ endpoint }, message) => {
      messages.push(message)
      return endpoint.split(' ')[0] as PushOutcome
    },
  })
  return { status: response.status, body: await response.json(), calls, messages }
}

Deno.test('alerts: sends to every browser in the user’s language, and deletes subscriptions that are gone', async () => {
  const { body, calls, messages } = await run([
    createBundle('a', ['sent 1', 'sent 2', 'gone 3']),
    createBundle('b', ['gone 4'], 'de'),
  ])
  assert.deepEqual(body, { users: 2, sent: 2, gone: 2, refused: 0 })
  assert.deepEqual(calls, [
    ['drop_push_subscription', 'gone 3'],
    ['drop_push_subscription', 'gone 4'],
  ])
  assert.match(messages[3] ?? '', /"1 Hinweis","body":"matcha: Nicht mehr in den Top 36, zuvor 4."/)
})

Deno.test('alerts: releases alerts that no browser accepted', async () => {
  const { body, calls } = await run([
    createBundle('a', ['refused 1']),
    createBundle('b', ['refused 2', 'sent 3']),
  ])
  assert.deepEqual(body, { users: 2, sent: 1, gone: 0, refused: 2 })
  assert.deepEqual(calls, [['release_push_bundle', ['alert of a']]])
})

const fail = () => {
  throw new Failure('busy')
}

Deno.test('alerts: releases refused alerts even if a subscription cannot be deleted', async () => {
  const bundles = [createBundle('a', ['refused 1']), createBundle('b', ['gone 2'])]
  const { body, calls } = await run(bundles, { drop: fail })
  assert.deepEqual(body, { users: 2, sent: 0, gone: 1, refused: 1 })
  assert.deepEqual(calls.at(-1), ['release_push_bundle', ['alert of a']])
})

Deno.test('alerts: releases refused alerts even if a later claim fails', async () => {
  const { status, calls } = await run([createBundle('a', ['refused 1'])], { claimAgain: fail })
  assert.equal(status, 503)
  assert.deepEqual(calls, [['release_push_bundle', ['alert of a']]])
})

Deno.test('alerts: claims nothing without VAPID keys or the secret key', async () => {
  const call = async () => assert.fail('claimed')
  const response = await handle(serverRequest(), { ...serverDeps, call, send: null })
  assert.equal(response.status, 503)
  assert.deepEqual(await response.json(), {
    error: { code: 'not_configured', message: 'Push notifications are not set up' },
  })
})

function message(alerts: Bundle['alerts'], unread = 7) {
  return JSON.parse(pushMessage({ alerts, unread }))
}

Deno.test('push message: links one alert to its key phrase', () => {
  const { title, body, url, count } = message([alert])
  assert.equal(title, '1 alert')
  assert.match(body, /^matcha: .*36.*4/)
  assert.equal(url, `/key-phrase/${alert.keyword_id}`)
  assert.equal(count, 7)
})

Deno.test('push message: an unwelcome suggestion opens the alerts', () => {
  const { body, url } = message([{ ...alert, keyword_id: null, keyword: 'acme scam', kind: 'brand_word' }])
  assert.equal(body, 'acme scam: TikTok now suggests this next to your name.')
  assert.equal(url, '/alerts')
})

Deno.test('push message: links alerts of several key phrases to the inbox', () => {
  const { title, body, url } = message([alert, { ...alert, keyword_id: 'other', keyword: 'hojicha' }])
  assert.deepEqual([title, url], ['2 alerts', '/alerts'])
  assert.equal(body.split('\n').length, 2)
})

Deno.test('push message: fits into a push at maximum length', () => {
  const long = { ...alert, keyword: '👩‍🚀'.repeat(200) }
  const alerts = Array.from({ length: 500 }, (_, n) => ({ ...long, keyword_id: `${n}` }))
  assert.match(message(alerts).body, /And 496 more\.$/)
  assert.ok(new TextEncoder().encode(pushMessage({ alerts, unread: 500 })).length < 3000)
})
