import assert from 'node:assert/strict'
import { corsHeaders, preflightResponse } from './cors.ts'

const allowed = ['https://keytrail.test', 'http://localhost:3000']
const request = (origin?: string) =>
  new Request('http://functions/x', { method: 'OPTIONS', headers: origin ? { origin } : {} })

Deno.test('cors: returns the allowed origin, never a wildcard', () => {
  for (const origin of allowed) {
    assert.equal(corsHeaders(request(origin), allowed)['access-control-allow-origin'], origin)
  }
})

for (const origin of ['https://keytrail.test.evil.test', 'http://keytrail.test', 'null', undefined]) {
  Deno.test(`cors: rejects origin ${origin}`, () => {
    assert.deepEqual(corsHeaders(request(origin), allowed), { vary: 'Origin' })
    const headers = preflightResponse(request(origin), allowed, 'GET, OPTIONS').headers
    assert.deepEqual([...headers.keys()], ['cache-control', 'vary'])
  })
}

Deno.test('cors: allows the headers that the app sends', () => {
  const response = preflightResponse(request(allowed[0]), allowed, 'GET, OPTIONS')
  const headers = response.headers.get('access-control-allow-headers')?.split(', ') ?? []
  for (const header of ['authorization', 'apikey', 'idempotency-key'])
    assert.ok(headers.includes(header), header)
})
