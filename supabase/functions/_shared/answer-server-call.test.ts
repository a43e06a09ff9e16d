import assert from 'node:assert/strict'
import { answerServerCall } from './answer-server-call.ts'
import { SearchFailure } from './search-failure.ts'

const secretKey = 'sb_secret_test'
const deps = { secretKey, log: () => undefined }

function ask(headers: Record<string, string>, method = 'POST', work = async () => ({ done: 1 })) {
  return answerServerCall(new Request('http://functions/x', { method, headers }), deps, work)
}

Deno.test('server call: the secret key is answered', async () => {
  const answer = await ask({ authorization: `Bearer ${secretKey}` })
  assert.equal(answer.status, 200)
  assert.equal(answer.headers.get('cache-control'), 'no-store')
  assert.deepEqual(await answer.json(), { done: 1 })
})

const strangers: [string, Record<string, string>][] = [
  ['nobody', {}],
  ['another key', { authorization: 'Bearer sb_publishable_test' }],
  ['the key cut short', { authorization: 'Bearer sb_secret_tes' }],
  ['the key as apikey alone', { apikey: secretKey }],
  ['an empty bearer', { authorization: 'Bearer ' }],
]
for (const [name, headers] of strangers) {
  Deno.test(`server call: ${name} is unauthorized and starts nothing`, async () => {
    let started = false
    const answer = await ask(headers, 'POST', async () => {
      started = true
      return { done: 1 }
    })
    assert.equal(answer.status, 401)
    assert.equal((await answer.json()).error.code, 'unauthorized')
    assert.equal(started, false)
  })
}

Deno.test('server call: only POST', async () => {
  for (const method of ['GET', 'PUT', 'OPTIONS']) {
    const answer = await ask({ authorization: `Bearer ${secretKey}` }, method)
    assert.equal(answer.status, 405)
    assert.equal(answer.headers.get('allow'), 'POST')
  }
})

Deno.test('server call: a failure is answered with its code', async () => {
  const answer = await ask({ authorization: `Bearer ${secretKey}` }, 'POST', async () => {
    throw new SearchFailure('not_configured', 'detail')
  })
  assert.equal(answer.status, 503)
  assert.doesNotMatch(await answer.text(), /detail/)
})
