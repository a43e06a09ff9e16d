import { expect, test } from 'vitest'
import { settledCode } from './search-errors.ts'

test.each([
  ['upstream_timeout', 'upstream_timeout'],
  ['abandoned', 'abandoned'],
  ['plan_required', 'plan_required'],
  ['internal', 'abandoned'],
  ['a code of a newer server', 'abandoned'],
  [null, 'abandoned'],
])('reads the failure code %s as %s', (kept, expected) => {
  expect(settledCode(kept)).toBe(expected)
})
