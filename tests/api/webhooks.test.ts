import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, test } from 'vitest'
import { type Account, addKeyPhrase, call, checkPage, makeAccount } from '../support/stack/api.ts'
import { type LocalServer, serveLocally } from '../support/stack/local-server.ts'
import { ownStack } from '../support/stack/own-stack.ts'

const secret = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`
const received: { path: string; verified: unknown }[] = []
let receiver: LocalServer

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url ?? ''
  const headers = request.headers as Record<string, string>
  received.push({ path, verified: new Webhook(secret).verify(await text(request), headers) })
  if (path === '/close') request.socket.destroy()
  else response.writeHead(Number(path.slice(1))).end()
}

const stack = ownStack(async () => {
  receiver = await serveLocally((request, response) => void receive(request, response))
  return { PUSH_TEST_ORIGIN: receiver.url }
})
afterAll(() => receiver.close())

const create = async (owner: Account, url: string) => {
  const body = { p_url: url, p_secret: secret, p_kinds: ['check.finished'] }
  return await call(stack, 'POST', '/rest/v1/rpc/create_webhook', { token: owner.token, body })
}
const log = async ({ token }: Account) =>
  (await call(stack, 'POST', '/rest/v1/rpc/my_webhooks', { token, body: {} })).body as { url: string }[]
const send = () => call(stack, 'POST', '/functions/v1/send-webhooks', { token: stack.keys.secret })

const outcomes = [
  { path: '/204', last_status: 204, last_error: null, disabled_because: null },
  { path: '/410', last_status: 410, last_error: null, disabled_because: 'gone' },
  { path: '/close', last_status: null, last_error: 'no_response', disabled_because: null },
]

test('a finished check reaches each receiver once, signed, and the log has its response', async () => {
  const owner = await makeAccount(stack, { level: 'pro' })
  for (const { path } of outcomes) expect((await create(owner, receiver.url + path)).status).toBe(200)
  await addKeyPhrase(stack, owner, { keyword: 'matcha', account_name: 'ada' })
  expect((await checkPage(stack, owner, 'matcha')).status).toBe(200)
  expect((await send()).body).toEqual({ delivered: 1, failed: 2 })
  expect((await send()).body).toEqual({ delivered: 0, failed: 0 })
  expect(received.map(({ path }) => path).sort()).toEqual(outcomes.map(({ path }) => path).sort())
  for (const { verified } of received)
    expect(verified).toMatchObject({
      type: 'check.finished',
      data: { phrase: 'matcha', state: 'done', source: 'sample', positions: [{ position: null }] },
    })
  const webhooks = await log(owner)
  for (const { path, disabled_because, ...answered } of outcomes) {
    const webhook = webhooks.find(({ url }) => url === receiver.url + path)
    expect(webhook).toMatchObject({ disabled_because, deliveries: [{ attempts: 1, ...answered }] })
  }
  const { body: mails } = await call(stack, 'GET', '/sandbox/mail.json')
  const told = mails.filter(({ subject }: { subject: string }) => subject.includes('is disabled'))
  expect(told.map(({ to }: { to: string }) => to)).toEqual([owner.email])
})
