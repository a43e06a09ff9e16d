import { expect, test } from 'vitest'
import { addressIn, routePath } from './addresses.ts'

test.each([
  ['de', '/', '/de'],
  ['fr', '/faq', '/fr/faq'],
  ['de', '/#pricing', '/de#pricing'],
  ['de', '/contact?from=x', '/de/contact?from=x'],
  ['en', '/faq', '/faq'],
  ['de', '/blog', '/blog'],
  ['de', '/dashboard', '/dashboard'],
] as const)('in %s the address of %s is %s', (locale, path, address) => {
  expect(addressIn(locale, path)).toBe(address)
})

test.each([
  ['/de', '/'],
  ['/de/', '/'],
  ['/fr/faq', '/faq'],
  ['/fr/faq/', '/faq'],
  ['/faq', '/faq'],
  ['/de/blog', '/de/blog'],
  ['/en/faq', '/en/faq'],
  ['/deals', '/deals'],
])('the route of %s is %s', (address, route) => {
  expect(routePath(address)).toBe(route)
})
