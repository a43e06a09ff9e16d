import assert from 'node:assert/strict'
import { unsubscribeToken } from '../_shared/mail/unsubscribe-token.ts'
import { secretKey, serverDeps } from '../_shared/testing/fake-deps.ts'
import { handle } from './handler.ts'

const user = '11111111-1111-4111-8111-111111111111'

async function open(method: string, query: Record<string, string>) {
  const stopped: unknown[] = []
  const address = `http://functions/stop-mail?${new URLSearchParams(query)}`
  const body = method === 'POST' ? 'List-Unsubscribe=One-Click' : null
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await handle(new Request(address, { method, body, headers }), {
    ...serverDeps,
    call: async (name, parameters) => void stopped.push([name, parameters]),
  })
  return { response, text: await response.text(), stopped }
}

const link = { kind: 'daily', user, token: unsubscribeToken('daily', user, secretKey), language: 'de' }

Deno.test('unsubscribe: shows a form in the link’s language on GET, without unsubscribing', async () => {
  const { response, text, stopped } = await open('GET', link)
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/html/)
  assert.match(text, /<form method="post"><button>Abbestellen<\/button><\/form>/)
  assert.deepEqual(stopped, [])
})

Deno.test('unsubscribe: unsubscribes on POST, also when repeated', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { response, text, stopped } = await open('POST', link)
    assert.equal(response.status, 200)
    assert.match(text, /Abbestellt/)
    assert.deepEqual(stopped, [['stop_mail', { p_user_id: user, p_kind: 'daily' }]])
  }
})

for (const [name, query] of [
  ['no user', { kind: 'daily', token: link.token }],
  ['another user', { ...link, user: '22222222-2222-4222-8222-222222222222' }],
  ['an invalid token', { ...link, token: 'x' }],
  ['no token', { kind: 'daily', user }],
  ['no kind of mail', { user, token: link.token }],
  ['another kind of mail', { ...link, kind: 'weekly' }],
] as const)
  Deno.test(`unsubscribe: rejects a link with ${name}`, async () => {
    for (const method of ['GET', 'POST']) {
      const { response, stopped } = await open(method, query)
      assert.equal(response.status, 400)
      assert.deepEqual(stopped, [])
    }
  })
