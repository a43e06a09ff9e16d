import assert from 'node:assert/strict'
import { isSearchErrorCode, searchErrors } from '../../../src/domain/search/search-errors.ts'
import { errorAnswer, jsonAnswer } from './answers.ts'
import { SearchFailure } from './search-failure.ts'

Deno.test('answers: nothing is cached', () => {
  assert.equal(jsonAnswer(200, {}, {}).headers.get('cache-control'), 'no-store')
  assert.equal(errorAnswer(new SearchFailure('internal'), {}).headers.get('cache-control'), 'no-store')
})

for (const code of Object.keys(searchErrors).filter(isSearchErrorCode)) {
  Deno.test(`answers: ${code} has its status, its code and a message, and hides the detail`, async () => {
    const answer = errorAnswer(new SearchFailure(code, 'a detail for the log'), { vary: 'Origin' })
    const body = await answer.json()
    assert.equal(answer.status, searchErrors[code].status)
    assert.equal(answer.headers.get('vary'), 'Origin')
    assert.deepEqual(Object.keys(body.error), ['code', 'message'])
    assert.equal(body.error.code, code)
    assert.match(body.error.message, /^[A-Z]/)
    assert.doesNotMatch(body.error.message, /detail/)
  })
}

Deno.test('answers: a caller is told when to come back, and which methods there are', () => {
  assert.match(errorAnswer(new SearchFailure('in_progress'), {}).headers.get('retry-after') ?? '', /^\d+$/)
  assert.equal(errorAnswer(new SearchFailure('method_not_allowed'), {}).headers.get('allow'), 'GET, OPTIONS')
})
