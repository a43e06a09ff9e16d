import assert from 'node:assert/strict'
import { Webhook } from 'standardwebhooks'
import type { Mail } from '../_shared/mail/mail-sender.ts'
import { fakeDeps, searchRequest, serverDeps, serverRequest, userId } from '../_shared/testing/fake-deps.ts'
import { withLocalServer } from '../_shared/testing/local-server.ts'
import { handle, type SendWebhooksDeps } from './handler.ts'

const secret = `whsec_${'c2VjcmV0'.repeat(4)}`
const webhookId = '22222222-2222-4222-8222-222222222222'
const payload = '{"type":"webhook.test","data":{"text":"käse"}}'
const deliveryTo = (url: string, id = crypto.randomUUID()) => ({ id, url, secret, payload })

function functionWith(queue: object[], testOrigin: string, disabled: object | null = null) {
  const calls: [name: string, parameters: Record<string, unknown>][] = []
  const mails: Mail[] = []
  const logged: string[] = []
  const deps: SendWebhooksDeps = {
    ...serverDeps,
    ...{ siteUrl: 'https://site.test', now: () => new Date(), verifyUser: fakeDeps().verifyUser },
    log: ({ detail }) => logged.push(detail),
    async call(name, parameters) {
      if (name === 'claim_webhook_deliveries') return queue.splice(0)
      calls.push([name, parameters])
      if (name === 'settle_webhook_delivery') return disabled
      return queue[0]
    },
    network: {
      testOrigin,
      resolve: async () => [],
      connect: (hostname, port) => Deno.connect({ hostname, port }),
    },
    sendMail: async (mail) => void mails.push(mail),
  }
  return { deps, calls, mails, logged }
}

Deno.test('webhooks: sends each due delivery once, signed, and stores its outcome', async () => {
  const verified: unknown[] = []
  await withLocalServer(
    async (request) => {
      const text = await request.text()
      verified.push(new Webhook(secret).verify(text, Object.fromEntries(request.headers)))
      return new Response(null, { status: request.url.endsWith('/bad') ? 500 : 204 })
    },
    async ({ url, requests }) => {
      const [good, bad, inside] = [deliveryTo(url), deliveryTo(`${url}/bad`), deliveryTo('https://10.0.0.1/')]
      const { deps, calls, mails } = functionWith([good, bad, inside], url)
      assert.deepEqual(await (await handle(serverRequest(), deps)).json(), { delivered: 1, failed: 2 })
      assert.deepEqual(requests.sort(), ['POST /', 'POST /bad'])
      const outcomes = calls.map(([, outcome]) => outcome)
      for (const outcome of [
        { p_id: good.id, p_status: 204, p_error: null },
        { p_id: bad.id, p_status: 500, p_error: null },
        { p_id: inside.id, p_status: null, p_error: 'address_refused' },
      ])
        assert.ok(outcomes.some((one) => JSON.stringify(one) === JSON.stringify(outcome)))
      assert.deepEqual([calls.length, mails], [3, []])
    },
  )
  assert.deepEqual(verified, Array(2).fill(JSON.parse(payload)))
})

Deno.test('webhooks: emails the owner of a disabled webhook, in their language', async () => {
  const disabled = {
    ...{ url: 'https://hooks.test:8443/secret-path', because: 'gone' },
    ...{ email: 'ada@example.test', language: 'de' },
  }
  const delivery = deliveryTo('https://10.0.0.1/')
  const { deps, mails } = functionWith([delivery], 'http://test', disabled)
  await handle(serverRequest(), deps)
  const [mail] = mails
  assert.equal(mail?.to, 'ada@example.test')
  assert.equal(mail?.subject, 'Dein Webhook zu hooks.test:8443 ist abgeschaltet')
  assert.match(mail?.text ?? '', /410 Gone.*\n\n.*https:\/\/site\.test\/account\n$/)
  assert.doesNotMatch(JSON.stringify(mail), /secret-path/)

  const failing = functionWith([delivery], 'http://test', disabled)
  failing.deps.sendMail = () => Promise.reject(new Error('no'))
  assert.equal((await handle(serverRequest(), failing.deps)).status, 200)
  assert.deepEqual(failing.logged, ['the owner of a disabled webhook was not mailed: unknown'])
})

Deno.test('webhooks: returns the receiver’s response to a test', async () => {
  await withLocalServer(
    () => new Response(null, { status: 418 }),
    async ({ url }) => {
      const { deps, calls } = functionWith([deliveryTo(url)], url)
      const body = JSON.stringify({ webhook_id: webhookId })
      const request = new Request(searchRequest('/send-webhooks/test'), { method: 'POST', body })
      const response = await handle(request, deps)
      assert.deepEqual(await response.json(), { status: 418, error: null })
      assert.deepEqual(calls[0], ['claim_webhook_test', { p_user_id: userId, p_webhook_id: webhookId }])
    },
  )
})
