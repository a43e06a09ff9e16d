import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

const origin = 'https://keytrail.test'

test.each([
  ['/dashboard', '/dashboard'],
  ['/search?q=a%2Fb&x=1#top', '/search?q=a%2Fb&x=1#top'],
  ['/', '/'],
  [null, null],
  ['', null],
  ['dashboard', null],
  ['//evil.test/x', null],
  ['/\\evil.test', null],
  ['/\t/evil.test', null],
  ['/.//evil.test', null],
  ['/..//evil.test', null],
  ['/login?next=/dashboard', null],
  ['/sandbox/mail', null],
  ['/rest/v1/plans', null],
  ['https://evil.test', null],
  ['https://keytrail.test/dashboard', null],
  ['javascript:alert(1)', null],
])('after sign-in, next=%j leads to %j', (next, expected) => {
  expect(safeReturnPath(next, origin)).toBe(expected)
})
