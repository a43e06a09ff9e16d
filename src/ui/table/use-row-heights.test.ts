// @vitest-environment happy-dom
import type { Virtualizer } from '@tanstack/react-virtual'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { commonHeight, useRowHeights } from './use-row-heights.ts'

test('the common height is the one that most have', () => {
  expect(commonHeight([61, 84, 84, 36, 84, 61])).toBe(84)
  expect(commonHeight([])).toBe(0)
})

/** As much of a virtualizer as measuring looks at. */
function virtualizerWith(heights: number[]) {
  return {
    itemSizeCache: new Map(heights.map((height, index) => [index, height])),
    measurementsCache: heights.map((size) => ({ size })),
    indexFromElement: () => 0,
  } as unknown as Virtualizer<Window, Element>
}

test('rows that come are taken to be as high as most of the first ones, for good', () => {
  const { result } = renderHook(() => useRowHeights(36))
  const { estimateSize, measureElement } = result.current
  const row = document.createElement('tr')
  measureElement(row, undefined, virtualizerWith([84, 84]))
  // No row has this height, so that none is forgotten when another one is learned.
  expect(Number.isInteger(estimateSize())).toBe(false)
  measureElement(row, undefined, virtualizerWith([61, 84, 84, 84, 84, 61, 84, 84]))
  expect(estimateSize()).toBe(84)
  measureElement(row, undefined, virtualizerWith(Array(20).fill(61)))
  expect(estimateSize()).toBe(84)
})
