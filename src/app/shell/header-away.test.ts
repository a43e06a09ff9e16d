// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { followReading } from './header-away.ts'

const header = document.createElement('header')
let stop = () => {}
const scrollTo = (y: number) => {
  Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true })
  dispatchEvent(new Event('scroll'))
  return header.hasAttribute('data-away')
}

afterEach(() => stop())

test('hides the header while scrolling down and shows it while scrolling up', () => {
  scrollTo(0)
  stop = followReading(header)
  expect([0, 30, 44].map(scrollTo)).toEqual([false, false, false])
  expect([60, 400, 390].map(scrollTo)).toEqual([true, true, false])
  // The small movements of a resting thumb are ignored.
  expect([393, 390, 600, 597].map(scrollTo)).toEqual([false, false, true, true])
  expect(scrollTo(20)).toBe(false)
})

test('shows the header when stopped', () => {
  scrollTo(0)
  followReading(header)()
  expect(scrollTo(900)).toBe(false)
})
