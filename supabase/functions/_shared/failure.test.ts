import assert from 'node:assert/strict'
import { asFailure, Failure, isFailureCode } from './failure.ts'

Deno.test('failure: chooses the message by the subject, if the code has one for it', () => {
  const { message } = new Failure('not_configured', { subject: 'search' })
  assert.equal(message, 'No TikTok data provider is set up')
  assert.equal(new Failure('unauthorized').message, 'User not authenticated')
  assert.notEqual(new Failure('unauthorized', { subject: 'server' }).message, 'User not authenticated')
  assert.equal(new Failure('internal', { subject: 'push' }).message, new Failure('internal').message)
})

Deno.test('failure: converts other errors to internal, with the stack only in the detail', () => {
  const failure = asFailure(new TypeError('x is not a function'))
  assert.deepEqual([failure.code, failure.message], ['internal', 'Something went wrong on our side'])
  assert.match(failure.detail, /TypeError: x is not a function\n +at /)
  assert.equal(asFailure('thrown').detail, 'thrown')
  assert.equal(asFailure(failure), failure)
})

Deno.test('failure: converts a timeout of our own call to busy, which a client may retry', () => {
  const failure = asFailure(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  assert.deepEqual([failure.code, failure.status, failure.retryAfterSec], ['busy', 503, 5])
})

Deno.test('failure: accepts no inherited property as a code', () => {
  for (const name of ['toString', 'constructor', '', null, 500]) assert.equal(isFailureCode(name), false)
})
