// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { countDemoSearch, hasDemoSearchLeft } from './demo-counters.ts'

const today = new Date(2026, 10, 21, 12)

function countThree(): void {
  for (let n = 0; n < 3; n += 1) {
    expect(hasDemoSearchLeft(today)).toBe(true)
    countDemoSearch(today)
  }
}

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as in browsers without the Cookie Store API
  document.cookie = text
}

beforeEach(() => {
  localStorage.clear()
  setCookie('search_usage=; max-age=0; path=/')
})

test('allows three searches a day and counts them in both places', () => {
  countThree()
  expect(hasDemoSearchLeft(today)).toBe(false)
  expect(JSON.parse(localStorage.getItem('search_usage_data') ?? '')).toEqual({
    count: 3,
    date: '2026-11-21',
  })
  expect(document.cookie).toContain('search_usage=3')
})

test('still counts after one of the two counters is cleared', () => {
  countThree()
  localStorage.clear()
  expect(hasDemoSearchLeft(today)).toBe(false)
  setCookie('search_usage=; max-age=0; path=/')
  expect(hasDemoSearchLeft(today)).toBe(true)
  localStorage.setItem('search_usage_data', '{"count":3,"date":"2026-11-21"}')
  expect(hasDemoSearchLeft(today)).toBe(false)
})

test('ignores an invalid count', () => {
  localStorage.setItem('search_usage_data', 'rubbish')
  expect(hasDemoSearchLeft(today)).toBe(true)
})
