import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import webpush from 'web-push'
import { timedFetch } from '../http/timed-fetch.ts'
import { unreachableUrl, withLocalServer } from '../testing/local-server.ts'
import { createPushSender, isPushService } from './push-sender.ts'

const keys = { ...webpush.generateVAPIDKeys(), subject: 'mailto:alerts@keytrail.test' }

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
      const send = createPushSender(keys, fetch, url)
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
  [429, 'refused'],
  [500, 'refused'],
] as const) {
  Deno.test(`push sender: returns ${outcome} for the status ${status}`, () =>
    withLocalServer(
      () => new Response(null, { status, headers: { location: 'http://127.0.0.1:1/' } }),
      async ({ url }) => {
        assert.equal(await createPushSender(keys, fetch, url)(browserAt(`${url}/1`), 'x'), outcome)
      },
    ))
}

Deno.test('push sender: returns refused if the push service hangs or cannot be reached', async () => {
  const away = unreachableUrl()
  assert.equal(await createPushSender(keys, fetch, away)(browserAt(away), 'x'), 'refused')
  await withLocalServer(
    () => new Promise(() => undefined),
    async ({ url }) => {
      const send = createPushSender(keys, timedFetch(fetch, 50), url)
      assert.equal(await send(browserAt(url), 'x'), 'refused')
    },
  )
})

Deno.test('push sender: returns refused for invalid keys', async () => {
  const url = unreachableUrl()
  const send = createPushSender(keys, fetch, url)
  assert.equal(await send({ endpoint: url, p256dh: 'BBBB', auth: 'aaaa' }, 'x'), 'refused')
})

const rejected = [
  'http://fcm.googleapis.com/1',
  'https://127.0.0.1/1',
  'https://fcm.googleapis.com:8443/1',
  'https://user:password@fcm.googleapis.com/1',
  'nonsense',
  'https://127.0.0.1.nip.io/1',
  'https://fcm.googleapis.com.evil.test/1',
  'https://evilpush.apple.com.test/1',
  'https://notpush.services.mozilla.com/1',
]
for (const endpoint of rejected) {
  Deno.test(`push sender: never sends a request to ${endpoint}`, async () => {
    assert.equal(isPushService(endpoint), false)
    const never = async () => assert.fail('asked')
    assert.equal(await createPushSender(keys, never)(browserAt(endpoint), 'x'), 'gone')
  })
}

Deno.test('push sender: accepts the push services of browsers', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])
    assert.equal(isPushService(endpoint), true, endpoint)
})
