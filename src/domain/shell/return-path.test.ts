import { expect, test } from 'vitest'
import { safeReturnPath, serverPaths } from './return-path.ts'
import { routes } from './routes.ts'

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
  expect(safeReturnPath(next, 'https://keytrail.test')).toBe(expected)
})

test('no route matches a server path', () => {
  for (const path of Object.values(routes)) expect(serverPaths.test(path), path).toBe(false)
})

test.each([
  '/auth/v1/verify?token=a',
  '/rest/v1/profiles',
  '/functions/v1/tiktok-search',
  '/sandbox/mail',
  '/healthz',
  '/readyz',
  '/v2024-01-01/data/query/production',
])('matches %s', (path) => {
  expect(serverPaths.test(path)).toBe(true)
})
