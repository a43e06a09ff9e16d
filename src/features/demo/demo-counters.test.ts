// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDemoCount } from '#tests/support/device/demo-count.ts'
import { countDemoSearch, hasDemoSearchLeft } from './demo-counters.ts'

const today = new Date(2026, 0, 3, 23, 59)

function countThree(): void {
  for (let n = 0; n < 3; n += 1) {
    expect(hasDemoSearchLeft(today)).toBe(true)
    countDemoSearch(today)
  }
}

beforeEach(forgetDemoCount)

test('allows three searches a day and counts them in both places', () => {
  vi.useFakeTimers({ now: today })
  countThree()
  expect(hasDemoSearchLeft(today)).toBe(false)
  const stored = JSON.parse(localStorage.getItem('search_usage_data') ?? '')
  expect(stored).toEqual({ count: 3, date: '2026-01-03' })
  expect(document.cookie).toContain('search_usage=3')
  vi.setSystemTime(new Date(2026, 0, 4, 0, 1))
  expect(hasDemoSearchLeft(new Date())).toBe(true)
  vi.useRealTimers()
})

test('still counts after one of the two counters is cleared', () => {
  countThree()
  localStorage.clear()
  expect(hasDemoSearchLeft(today)).toBe(false)
  forgetDemoCount()
  expect(hasDemoSearchLeft(today)).toBe(true)
  localStorage.setItem('search_usage_data', '{"count":3,"date":"2026-01-03"}')
  expect(hasDemoSearchLeft(today)).toBe(false)
})

test('ignores an invalid count', () => {
  localStorage.setItem('search_usage_data', 'rubbish')
  expect(hasDemoSearchLeft(today)).toBe(true)
})
