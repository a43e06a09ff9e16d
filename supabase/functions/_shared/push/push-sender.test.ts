import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import webpush from 'web-push'
import { timedFetch } from '../http/timed-fetch.ts'
import { unreachableUrl, withLocalServer } from '../testing/local-server.ts'
import { createPushSender } from './push-sender.ts'

const { publicKey, privateKey } = webpush.generateVAPIDKeys()
const env = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:alerts@keytrail.test',
}

function sender(request = fetch) {
  const send = createPushSender(env, request)
  assert.ok(send)
  return send
}

function browserAt(endpoint: string) {
  const browser = createECDH('prime256v1')
  const publicKey = browser.generateKeys()
  return {
    endpoint,
    p256dh: publicKey.toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

Deno.test('push sender: sends one encrypted message signed with the VAPID keys', async () => {
  let received: { body: string; headers: Headers } | undefined
  await withLocalServer(
    async (request) => {
      received = { body: await request.text(), headers: request.headers }
      return new Response(null, { status: 201 })
    },
    async ({ url, requests }) => {
      const send = sender()
      assert.equal(await send(browserAt(`${url}/push/1`), '{"title":"1 alert"}'), 'sent')
      assert.deepEqual(requests, ['POST /push/1'])
    },
  )
  assert.equal(received?.headers.get('content-encoding'), 'aes128gcm')
  assert.match(received?.headers.get('authorization') ?? '', /^vapid t=.+, k=/)
  assert.doesNotMatch(received?.body ?? 'alert', /alert/)
})

for (const [status, outcome] of [
  [404, 'gone'],
  [410, 'gone'],
  [302, 'refused'],
  [500, 'refused'],
] as const) {
  Deno.test(`push sender: returns ${outcome} for the status ${status}`, () =>
    withLocalServer(
      () => new Response(null, { status, headers: { location: 'http://127.0.0.1:1/' } }),
      async ({ url }) => {
        assert.equal(await sender()(browserAt(`${url}/1`), 'x'), outcome)
      },
    ))
}

Deno.test('push sender: returns refused if the push service hangs or cannot be reached', async () => {
  const away = unreachableUrl()
  assert.equal(await sender()(browserAt(away), 'x'), 'refused')
  await withLocalServer(
    () => new Promise(() => undefined),
    async ({ url }) => {
      const send = sender(timedFetch(fetch, 50))
      assert.equal(await send(browserAt(url), 'x'), 'refused')
    },
  )
})

Deno.test('push sender: returns refused for invalid keys', async () => {
  const url = unreachableUrl()
  const send = sender()
  assert.equal(await send({ endpoint: url, p256dh: 'BBBB', auth: 'aaaa' }, 'x'), 'refused')
})

Deno.test('push sender: is off without both keys and a subject', () => {
  for (const name of Object.keys(env))
    assert.equal(createPushSender({ ...env, [name]: undefined }, fetch), null, name)
})
