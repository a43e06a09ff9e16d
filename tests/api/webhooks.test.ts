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

/** The path selects the response. */
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
  (await call(stack, 'POST', '/rest/v1/rpc/my_webhooks', { token, body: {} })).body as {
    id: string
    url: string
    disabled_because: string | null
    deliveries: Record<string, unknown>[]
  }[]
const send = () => call(stack, 'POST', '/functions/v1/send-webhooks', { token: stack.keys.secret })

const outcomes: [
  path: string,
  last_status: number | null,
  last_error: string | null,
  disabled: string | null,
][] = [
  ['/204', 204, null, null],
  ['/500', 500, null, null],
  ['/410', 410, null, 'gone'],
  ['/close', null, 'no_response', null],
]

test('a finished check reaches each receiver once, signed, and the log has its response', async () => {
  const owners = [await makeAccount(stack, { level: 'pro' }), await makeAccount(stack, { level: 'pro' })]
  for (const [n, [path]] of outcomes.entries())
    expect((await create(owners[n % 2] as Account, receiver.url + path)).status).toBe(200)
  for (const owner of owners) {
    await addKeyPhrase(stack, owner, { keyword: 'matcha', account_name: 'ada' })
    expect((await checkPage(stack, owner, 'matcha')).status).toBe(200)
  }
  expect((await send()).body).toEqual({ delivered: 1, failed: 3 })
  expect((await send()).body).toEqual({ delivered: 0, failed: 0 })
  expect(received.map(({ path }) => path).sort()).toEqual(outcomes.map(([path]) => path).sort())
  for (const { verified } of received)
    expect(verified).toMatchObject({
      type: 'check.finished',
      data: { phrase: 'matcha', state: 'done', source: 'sample', positions: [{ position: null }] },
    })
  const webhooks = (await Promise.all(owners.map(log))).flat()
  for (const [path, last_status, last_error, disabled_because] of outcomes) {
    const webhook = webhooks.find(({ url }) => url === receiver.url + path)
    const delivered = last_status !== null && last_status < 300
    const isSettled = delivered || disabled_because !== null
    expect(webhook).toMatchObject({
      disabled_because,
      deliveries: [{ attempts: 1, last_status, last_error, delivered }],
    })
    expect([path, webhook?.deliveries[0]?.next_attempt_at === null]).toEqual([path, isSettled])
  }
  const { body: mails } = await call(stack, 'GET', '/sandbox/mail.json')
  const told = mails.filter(({ subject }: { subject: string }) => subject.includes('is disabled'))
  expect(told.map(({ to }: { to: string }) => to)).toEqual([owners[0]?.email])
})
