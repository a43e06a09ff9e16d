import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, makeAccount } from '../support/stack/api.ts'
import { newDataDir } from '../support/stack/seeded-data.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'

const mails: { to: string[]; text: string }[] = []
let refusing = false
let smtp: SMTPServer
const asked: string[] = []
let stripe: Server
let stack: RunningStack
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, callback) => callback(refusing ? new Error('no') : null),
    onData(stream, session, callback) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        callback()
      })
    },
  })
  const server = smtp.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  stripe = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]} ${request.headers.authorization}`)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"object":"list","data":[],"has_more":false,"url":"/v1/prices"}')
  }).listen(0, '127.0.0.1')
  await once(stripe, 'listening')
  stack = await startStack(
    {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      CONTACT_TO: 'hello@keytrail.test',
      STRIPE_SECRET_KEY: 'sk_test_own',
      STRIPE_WEBHOOK_SECRET: 'whsec_own',
      STRIPE_API_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
    },
    // Of its own: the seeded one has the books of the payments sandbox.
    newDataDir(),
  )
  stack.mails = mails
})
afterAll(async () => {
  await stack.remove()
  await new Promise<void>((resolve) => smtp.close(resolve))
  stripe.close()
})

test('with a key of Stripe the functions ask Stripe, and there is no sandbox', async () => {
  const account = await makeAccount(stack)
  const answer = await call(stack, 'POST', '/functions/v1/stripe-checkout', {
    token: account.token,
    body: { plan: 'pro' },
  })
  expect(answer).toMatchObject({ status: 503, body: { error: { message: 'Price ID not found' } } })
  expect(asked).toEqual(['GET /v1/prices Bearer sk_test_own'])
  expect(await call(stack, 'GET', '/sandbox/stripe/v1/prices')).toMatchObject({ status: 404 })
})

const message = { name: 'Zoë "Z" O’Neil', email: 'zoe@example.test', message: 'First line\n.\nSecond line' }
const contact = (body: unknown, headers: Record<string, string> = {}) =>
  call(stack, 'POST', '/functions/v1/contact-email', { body, headers })

test('the contact form: mailed to us alone, answered to the sender, refused beyond five an hour whatever headers say', async () => {
  expect(await contact({ ...message, name: 'Eve\r\nBcc: all@example.test' })).toMatchObject({ status: 400 })
  refusing = true
  expect(await contact(message)).toMatchObject({
    status: 502,
    body: { error: { message: 'Failed to send message. Please try again later.' } },
  })
  refusing = false
  for (let n = 0; n < 4; n += 1)
    expect(await contact(message, { 'x-forwarded-for': `203.0.113.${n}` })).toMatchObject({ status: 200 })
  const ours = () => mails.filter(({ to }) => to.includes('hello@keytrail.test'))
  expect(ours()).toHaveLength(4)
  expect(ours()[0]?.to).toEqual(['hello@keytrail.test'])
  expect(ours()[0]?.text).toMatch(/^Reply-To: .*<zoe@example\.test>\r$/m)
  expect(ours()[0]?.text).toMatch(/^From: Keytrail contact form <hello@keytrail\.test>\r$/m)
  for (const header of ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'forwarded'])
    expect(await contact(message, { [header]: '198.51.100.1' }), header).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_messages' } },
    })
  expect(ours()).toHaveLength(4)
})

async function refusedAfter(attempt: () => Promise<{ status: number; body: unknown }>, most: number) {
  for (let n = 0; n < most; n += 1) {
    const answer = await attempt()
    if (answer.status === 429) return { after: n, answer }
  }
  throw new Error(`not refused within ${most}`)
}

test('guessing a password ends after thirty tries; the next account is not touched by it', async () => {
  const account = await makeAccount(stack)
  const other = await makeAccount(stack)
  const login = (email: string, password: string) =>
    call(stack, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password } })
  for (let n = 0; n < 5; n += 1) expect((await login(account.email, account.password)).status).toBe(200)
  const { after, answer } = await refusedAfter(() => login(account.email, 'a wrong password'), 40)
  expect(after).toBe(30)
  expect(answer.body).toMatchObject({ code: 429, error_code: 'over_request_rate_limit' })
  expect((await login(account.email.toUpperCase(), account.password)).status).toBe(429)
  expect((await login(other.email, other.password)).status).toBe(200)
  const response = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: 'x' }),
  })
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a mailbox is not flooded with reset links', async () => {
  const email = 'flooded@keytrail.test'
  const { after } = await refusedAfter(() => call(stack, 'POST', '/auth/v1/recover', { body: { email } }), 10)
  expect(after).toBe(5)
})

test('a script that signs up without end is stopped', async () => {
  let n = 0
  const { after } = await refusedAfter(() => {
    n += 1
    return call(stack, 'POST', '/auth/v1/signup', {
      body: { email: `script-${n}@keytrail.test`, password: 'x' },
    })
  }, 70)
  expect(after).toBeGreaterThan(50)
})
