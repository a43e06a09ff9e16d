import assert from 'node:assert/strict'
import { currentRequest, inRequest, readRequestId, requestIdHeader, withRequestId } from './request-scope.ts'

const id = '6f1c8a54-0d6e-4a57-9d4e-2b8f3f0f5a11'

Deno.test('request scope: uses the id sent by the device if it is valid', () => {
  assert.equal(readRequestId(new Headers({ [requestIdHeader]: id.toUpperCase() })), id)
  for (const given of ['', 'ada@example.com', `${id}\u00e9`, id.slice(1)])
    assert.match(readRequestId(new Headers({ [requestIdHeader]: given })), /^[0-9a-f-]{36}$/)
})

Deno.test('request scope: keeps the ids of concurrent requests apart', async () => {
  const response = (requestId: string) =>
    inRequest({ requestId, place: 'x' }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return withRequestId({ apikey: 'k' })
    })
  const [one, other] = await Promise.all([response(id), response('another')])
  assert.equal(one.get(requestIdHeader), id)
  assert.equal(one.get('apikey'), 'k')
  assert.equal(other.get(requestIdHeader), 'another')
  assert.equal(currentRequest(), undefined)
  assert.equal(withRequestId(undefined).get(requestIdHeader), null)
})
