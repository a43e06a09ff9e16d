import { expect, test } from 'vitest'
import { links, safeReturnPath } from './routes.ts'

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

test('puts the page of all posts in the path and of a post search in the query', () => {
  expect(links.blog({ page: 2 })).toBe('/blog/page/2')
  expect(links.blog({ page: 2, tag: 'news' })).toBe('/blog?tag=news&page=2')
})

test('omits missing parameters', () => {
  expect(links.login()).toBe('/login')
  expect(links.login('/search?q=a b')).toBe('/login?next=%2Fsearch%3Fq%3Da+b')
  expect(links.signup(null)).toBe('/signup')
  expect(links.blog({ page: 1 })).toBe('/blog')
  expect(links.completeProfile('pro')).toBe('/complete-profile?plan=pro')
  expect(links.signup(null, 'matcha & tea')).toBe('/signup?q=matcha+%26+tea')
})
