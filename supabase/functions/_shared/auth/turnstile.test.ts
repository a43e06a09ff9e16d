import assert from 'node:assert/strict'
import { createTurnstile } from './turnstile.ts'

function asked(response: unknown) {
  const bodies: string[] = []
  const verify = createTurnstile('secret', async (_url, init) => {
    bodies.push(String(init?.body))
    return Response.json(response)
  })
  assert.ok(verify)
  return { bodies, verify }
}

Deno.test("turnstile: returns Cloudflare's verdict", async () => {
  const { bodies, verify } = asked({ success: true })
  assert.equal(await verify('token', '203.0.113.7'), true)
  assert.deepEqual(bodies, ['secret=secret&response=token&remoteip=203.0.113.7'])
  assert.equal(await asked({ success: false }).verify('token', ''), false)
})

Deno.test('turnstile: rejects an empty token, and throws without a verdict', async () => {
  const { bodies, verify } = asked({ success: true })
  assert.equal(await verify('', '203.0.113.7'), false)
  assert.deepEqual(bodies, [])
  await assert.rejects(asked({}).verify('token', ''))
})
