import { expect, test } from 'vitest'
import { links } from './routes.ts'

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
