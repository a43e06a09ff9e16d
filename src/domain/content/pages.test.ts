import { expect, test } from 'vitest'
import { pageCount, pageNumbers, readPageNumber } from './pages.ts'

test.each([
  [null, 1],
  ['3', 3],
  ['0', 1],
  ['1.5', 1],
  ['3e2', 1],
  ['99999', 10_000],
  ['999999', 1],
])('reads ?page=%s as page %i', (asked, page) => {
  expect(readPageNumber(asked)).toBe(page)
})

test.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('%i posts fill %i pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages)
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
  [99, 20, [1, null, 20]],
])('page %i of %i offers the numbers %j', (current, last, numbers) => {
  expect(pageNumbers(current, last)).toEqual(numbers)
})
