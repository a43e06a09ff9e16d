import assert from 'node:assert/strict'
import type { PushOutcome } from '../_shared/push/push-sender.ts'
import { secretKey, serverRequest } from '../_shared/testing/fake-deps.ts'
import { handle } from './handler.ts'
import type { Bundle } from './push-message.ts'

function createBundle(user: string, endpoints: string[]): Bundle {
  return {
    unread: 3,
    alerts: [
      {
        id: `alert of ${user}`,
        keyword_id: 'k',
        keyword: 'matcha',
        kind: 'lost',
        threshold: null,
        position: null,
        previous_position: 4,
        results: 36,
      },
    ],
    subscriptions: endpoints.map((endpoint) => ({ endpoint, p256dh: 'p', auth: 'a' })),
  }
}

/** The first word of each endpoint is its outcome. */
async function run(bundles: Bundle[]) {
  const calls: [string, unknown][] = []
  let claims = 0
  const response = await handle(serverRequest(), {
    allowedOrigins: [],
    secretKey,
    clock: () => 0,
    log: () => undefined,
    call: async (name, parameters) => {
      if (name === 'claim_push_bundles') {
        claims += 1
        return claims === 1 ? bundles : []
      }
      calls.push([name, Object.values(parameters)[0]])
      return null
    },
    send: async ({ endpoint }) => endpoint.split(' ')[0] as PushOutcome,
  })
  return { status: response.status, body: await response.json(), calls }
}

Deno.test('alerts: sends to every browser of a user, and deletes subscriptions that are gone', async () => {
  const { body, calls } = await run([
    createBundle('a', ['sent 1', 'sent 2', 'gone 3']),
    createBundle('b', ['gone 4']),
  ])
  assert.deepEqual(body, { users: 2, sent: 2, gone: 2, refused: 0 })
  assert.deepEqual(calls, [
    ['drop_push_subscription', 'gone 3'],
    ['drop_push_subscription', 'gone 4'],
  ])
})

Deno.test('alerts: releases alerts that no browser accepted', async () => {
  const { body, calls } = await run([
    createBundle('a', ['refused 1']),
    createBundle('b', ['refused 2', 'sent 3']),
  ])
  assert.deepEqual(body, { users: 2, sent: 1, gone: 0, refused: 2 })
  assert.deepEqual(calls, [['release_push_bundle', ['alert of a']]])
})

Deno.test('alerts: claims nothing without VAPID keys or the secret key', async () => {
  const deps = {
    allowedOrigins: [],
    secretKey,
    clock: () => 0,
    log: () => undefined,
    call: async () => assert.fail('claimed'),
    send: null,
  }
  const response = await handle(serverRequest(), deps)
  assert.equal(response.status, 503)
  assert.deepEqual(await response.json(), {
    error: { code: 'not_configured', message: 'Push notifications are not set up' },
  })
})
