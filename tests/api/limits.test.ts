import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, makeAccount } from '../support/stack/api.ts'
import { type LocalServer, serveLocally } from '../support/stack/local-server.ts'
import { newDataDir } from '../support/stack/seeded-data.ts'
import { type MailServer, startSmtp } from '../support/stack/smtp.ts'
import { type RunningStack, startStack } from '../support/stack/stack.ts'

let mail: MailServer
const asked: string[] = []
let stripe: LocalServer
let stack: RunningStack
beforeAll(async () => {
  mail = await startSmtp()
  stripe = await serveLocally((request, response) => {
    asked.push(`${request.method} ${request.url?.split('?')[0]} ${request.headers.authorization}`)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"object":"list","data":[],"has_more":false,"url":"/v1/prices"}')
  })
  stack = await startStack(
    {
      SMTP_URL: mail.url,
      CONTACT_TO: 'hello@keytrail.test',
      MAIL_FROM: 'no-reply@keytrail.test',
      STRIPE_SECRET_KEY: 'sk_test_own',
      STRIPE_WEBHOOK_SECRET: 'whsec_own',
      STRIPE_API_URL: stripe.url,
    },
    // A new folder, because the seeded one contains records of the payments sandbox.
    newDataDir(),
  )
  stack.mails = mail.mails
})
afterAll(async () => {
  await stack.remove()
  await mail.close()
  await stripe.close()
})

test('with a Stripe key the functions call Stripe, and there is no sandbox', async () => {
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

test('the contact form resists header injection, and sends five mails an hour whatever the request headers', async () => {
  const sent = [
    message,
    message,
    { ...message, name: 'Eve <all@example.test>, all@example.test' },
    { ...message, name: `=?utf-8?Q?Eve=0D=0ABcc:_all@example.test?= ${'x'.repeat(50)}` },
    {
      ...message,
      name: 'Eve\u2028Bcc: all@example.test',
      message: 'a\n.\nMAIL FROM:<a@b.test>\nRCPT TO:<all@b.test>',
    },
  ]
  for (const one of sent)
    expect(await contact(one, { 'x-forwarded-for': '203.0.113.7' })).toMatchObject({ status: 200 })
  const ours = () => mail.mails.filter(({ to }) => to.includes('hello@keytrail.test'))
  expect(ours().map(({ to }) => to)).toEqual(sent.map(() => ['hello@keytrail.test']))
  for (const { text } of ours()) {
    const head = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
    const headers = Object.fromEntries(head.split('\r\n').map((line) => line.split(/: (.*)/s)))
    expect(Object.keys(headers).sort().join()).toBe(
      'Content-Transfer-Encoding,Content-Type,Date,From,MIME-Version,Message-ID,Reply-To,Subject,To',
    )
    expect(headers).toMatchObject({
      From: 'Keytrail contact form <no-reply@keytrail.test>',
      To: 'hello@keytrail.test',
      // Matches only a single address: commas and angle brackets in the name must be quoted or encoded.
      'Reply-To': expect.stringMatching(/^("[^"]*"|[^",<>@]*) <zoe@example\.test>$/),
      'Content-Type': 'text/plain; charset=utf-8',
    })
  }
  for (const header of ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'forwarded'])
    expect(await contact(message, { [header]: '198.51.100.1' }), header).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many_messages' } },
    })
  expect(ours()).toHaveLength(sent.length)
})
