// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { cameFrom } from './step-before.ts'

test('without the Navigation API, a navigation on this page is known', () => {
  expect('navigation' in globalThis).toBe(false)
  navigate('/rank-tracking')
  navigate('/key-phrase/some-id')
  expect(cameFrom('/rank-tracking')).toBe(true)
  expect(cameFrom('/dashboard')).toBe(false)
  navigate('/key-phrase/some-id?day=1', { replace: true })
  expect(cameFrom('/rank-tracking')).toBe(true)
  // After a back navigation, the previous screen is unknown.
  dispatchEvent(new PopStateEvent('popstate'))
  expect(cameFrom('/rank-tracking')).toBe(false)
})
