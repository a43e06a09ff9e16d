// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { forgetsUnusedSites, isApplePhone } from './device.ts'

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['an iPad that calls itself a Mac', mac, 5, true],
  ['a Mac', mac, 0, false],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0', 5, false],
])('classifies %s', (_, userAgent, maxTouchPoints, isApple) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
  expect(isApplePhone()).toBe(isApple)
})

test.each([
  ['a tab of Safari', 'Apple Computer, Inc.', false, true],
  ['the same site on the home screen', 'Apple Computer, Inc.', true, false],
  ['a tab of Chrome', 'Google Inc.', false, false],
])('knows whether the browser may clear unused data: %s', (_, vendor, installed, forgets) => {
  vi.stubGlobal('navigator', { vendor })
  vi.stubGlobal('matchMedia', () => ({ matches: installed }))
  expect(forgetsUnusedSites()).toBe(forgets)
})
