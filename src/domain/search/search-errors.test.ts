import { expect, test } from 'vitest'
import { settledCode } from './search-errors.ts'

test.each([
  ['upstream_timeout', 'upstream_timeout'],
  ['abandoned', 'abandoned'],
  ['plan_required', 'plan_required'],
  // A fault of ours that ended it: with the same key nothing would ever come.
  ['internal', 'abandoned'],
  ['a reason of later days', 'abandoned'],
  [null, 'abandoned'],
])('a search whose row keeps %s has ended with %s', (kept, told) => {
  expect(settledCode(kept)).toBe(told)
})
