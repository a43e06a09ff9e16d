import { expect, test } from 'vitest'
import { hostileAddresses } from '#tests/support/stack/hostile-addresses.ts'
import { isWebAddress, safeUrl } from './safe-url.ts'

const others = [null, undefined, 42, { href: 'https://keytrail.test' }, ['https://keytrail.test']]

test.each([...hostileAddresses, ...others])('rejects %j', (address) => {
  expect(safeUrl(address)).toBeNull()
  expect(typeof address === 'string' && isWebAddress(address)).toBe(false)
})

test.each([
  ['https://keytrail.test', 'https://keytrail.test/'],
  ['HTTPS://Keytrail.test/A?b=c#d', 'https://keytrail.test/A?b=c#d'],
  ['http://keytrail.test/x', 'http://keytrail.test/x'],
  ['mailto:desk@keytrail.test', 'mailto:desk@keytrail.test'],
  ['/blog/a-post?x=1#top', '/blog/a-post?x=1#top'],
  ['/', '/'],
  ['/a/../b', '/b'],
  ['https://keytrail.test/"><script>', 'https://keytrail.test/%22%3E%3Cscript%3E'],
])('%j leads to %j', (address, expected) => {
  expect(safeUrl(address)).toBe(expected)
})

test('redirects to absolute web addresses only', () => {
  for (const address of ['https://checkout.example.com/c/pay#x', 'http://localhost:3000/sandbox/stripe'])
    expect(isWebAddress(address)).toBe(true)
  for (const address of ['mailto:desk@keytrail.test', '/account']) expect(isWebAddress(address)).toBe(false)
})
