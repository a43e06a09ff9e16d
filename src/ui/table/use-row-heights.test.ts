// @vitest-environment happy-dom
import type { Virtualizer } from '@tanstack/react-virtual'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { commonHeight, useRowOptions } from './use-row-heights.ts'

test('finds the most frequent height', () => {
  expect(commonHeight([61, 84, 84, 36, 84, 61])).toBe(84)
  expect(commonHeight([])).toBe(0)
})

function virtualizerWith(heights: number[]) {
  return {
    itemSizeCache: new Map(heights.map((height, index) => [index, height])),
    measurementsCache: heights.map((size) => ({ size })),
    indexFromElement: () => 0,
  } as unknown as Virtualizer<Window, Element>
}

test('assumes the most frequent height of the first rows for all later ones', () => {
  const { result } = renderHook(() => useRowOptions([], String, 36))
  const { estimateSize, measureElement } = result.current
  const row = document.createElement('tr')
  measureElement(row, undefined, virtualizerWith([84, 84]))
  // Heights equal to the estimate are not recorded, so the first estimate must equal no row's height.
  expect(Number.isInteger(estimateSize())).toBe(false)
  measureElement(row, undefined, virtualizerWith([61, 84, 84, 84, 84, 61, 84, 84]))
  expect(estimateSize()).toBe(84)
  measureElement(row, undefined, virtualizerWith(Array(20).fill(61)))
  expect(estimateSize()).toBe(84)
})
