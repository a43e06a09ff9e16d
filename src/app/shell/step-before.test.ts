// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { navigate } from 'wouter/use-browser-location'
import { cameFrom } from './step-before.ts'

test('without a history that can be read, the step that was taken here is known', () => {
  expect('navigation' in globalThis).toBe(false)
  navigate('/rank-tracking')
  navigate('/key-phrase/some-id')
  expect(cameFrom('/rank-tracking')).toBe(true)
  expect(cameFrom('/dashboard')).toBe(false)
  // Another day of the same key phrase takes the place of this one.
  navigate('/key-phrase/some-id?day=1', { replace: true })
  expect(cameFrom('/rank-tracking')).toBe(true)
  // Where a step back has led, what is before that is not known.
  dispatchEvent(new PopStateEvent('popstate'))
  expect(cameFrom('/rank-tracking')).toBe(false)
})
