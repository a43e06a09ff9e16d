import assert from 'node:assert/strict'
import { serverDeps } from '../_shared/testing/fake-deps.ts'
import { handle } from './handler.ts'

const message = { name: 'Ada', email: 'ada@example.test', message: 'Hello,\nhow are you?' }

function setUp(overrides: Partial<Parameters<typeof handle>[1]> = {}) {
  const calls: [name: string, parameters: Record<string, unknown>][] = []
  const mailed: unknown[] = []
  const deps: Parameters<typeof handle>[1] = {
    ...serverDeps,
    call: async (name, parameters) => {
      calls.push([name, parameters])
      return 'an-id'
    },
    sendMail: async (mail) => void mailed.push(mail),
    verifyCaptcha: null,
    ...overrides,
  }
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    handle(new Request('http://functions/x', { method: 'POST', headers, body: JSON.stringify(body) }), deps)
  const called = () => calls.map(([name]) => name)
  return { calls, called, mailed, send }
}

Deno.test('contact-email: stores, mails and marks a message, without its network address', async () => {
  const { calls, called, mailed, send } = setUp()
  const response = await send({ ...message, name: ' Ada ' }, { 'x-forwarded-for': '203.0.113.7' })
  assert.equal(response.status, 200)
  assert.deepEqual(mailed, [message])
  assert.deepEqual(called(), ['store_contact_message', 'mark_contact_message_mailed'])
  assert.doesNotMatch(JSON.stringify(calls), /203\.0/)
  assert.match(String(calls[0]?.[1].p_sender_hash), /^[0-9a-f]{64}$/)
})

const refused: [name: string, changes: Record<string, unknown>][] = [
  ['no name', { name: ' ' }],
  ['no message', { message: '' }],
  ['no address', { email: 'ada' }],
  ['a header in the name', { name: 'Ada\r\nBcc: everyone@example.test' }],
  ['a NUL in the message', { message: 'a\u0000b' }],
  ['an overlong name', { name: 'x'.repeat(101) }],
  ['an overlong message', { message: 'x'.repeat(5001) }],
  ['a list for a name', { name: ['Ada'] }],
]
for (const [name, changes] of refused) {
  Deno.test(`contact-email: rejects ${name} without storing or mailing it`, async () => {
    const { calls, mailed, send } = setUp()
    const response = await send({ ...message, ...changes })
    assert.equal(response.status, 400)
    assert.deepEqual([calls, mailed], [[], []])
  })
}

Deno.test('contact-email: keeps the message if the mail server refuses it', async () => {
  const { called, send } = setUp({ sendMail: () => Promise.reject(new Error('550')) })
  const response = await send(message)
  assert.equal(response.status, 502)
  assert.equal((await response.json()).error.message, 'Failed to send message. Please try again later.')
  assert.deepEqual(called(), ['store_contact_message'])
})

Deno.test('contact-email: stores nothing without a required captcha', async () => {
  const asked: string[][] = []
  const { calls, send } = setUp({
    verifyCaptcha: async (token, address) => {
      asked.push([token, address])
      return token === 'good'
    },
  })
  assert.equal((await send(message)).status, 403)
  assert.deepEqual(calls, [])
  const passed = await send({ ...message, captcha: 'good' }, { 'cf-connecting-ip': '203.0.113.7' })
  assert.equal(passed.status, 200)
  assert.deepEqual(asked, [
    ['', ''],
    ['good', '203.0.113.7'],
  ])
})
