import { expect, test } from 'vitest'
import type { ChartContent } from './chart-content.ts'
import { amountRange, rankRange, rankTicks, timeTick, timeTicks, xRange } from './plot-scales.ts'

const content: ChartContent = {
  x: [],
  xAxis: 'rank',
  yAxis: 'amount',
  lines: [],
  formatX: String,
  formatY: String,
}

test('ranks are shown with one of room on both ends, and never above rank 1', () => {
  expect(rankRange(3, 20)).toEqual([1.5, 21.5])
  expect(rankRange(1, 1)).toEqual([0.5, 5.5])
  expect(rankRange(30, 34)).toEqual([28.5, 35.5])
  expect(rankRange(null, null)).toEqual([0.5, 5.5])
})

test('a threshold is shown when it is near, and makes no room for itself when it is far', () => {
  expect(rankRange(12, 14, 10)).toEqual([8.5, 15.5])
  expect(rankRange(4, 8, 10)).toEqual([2.5, 11.5])
  expect(rankRange(24, 30, 10)).toEqual(rankRange(24, 30))
})

test('rank ticks are whole, at even steps, and leave room for each other', () => {
  expect(rankTicks([0.5, 5.5], 200, 28)).toEqual([1, 2, 3, 4, 5])
  expect(rankTicks([0.5, 7.5], 130, 28)).toEqual([2, 4, 6])
  expect(rankTicks([0.5, 24.5], 200, 28)).toEqual([5, 10, 15, 20])
  expect(rankTicks([0.5, 36.5], 200, 28)).toEqual([10, 20, 30])
  expect(rankTicks([27.5, 34.5], 120, 28)).toEqual([28, 30, 32, 34])
})

test('amounts begin with 0, end with the maximum that is asked for, and cope with nothing', () => {
  expect(amountRange(50, 100)).toEqual([0, 100])
  expect(amountRange(50, undefined)).toEqual([0, 54])
  expect(amountRange(0, undefined)).toEqual([0, 1])
  expect(amountRange(null, undefined)).toEqual([0, 1])
})

test('the x axis spans what is asked for at least, and gives a single point some room', () => {
  expect(xRange({ ...content, x: [1, 2, 3] })).toEqual([1, 3])
  expect(xRange({ ...content, x: [5, 9], span: [2, 7] })).toEqual([2, 9])
  expect(xRange({ ...content, x: [1] })).toEqual([0, 2])
  expect(xRange({ ...content, x: [] })).toEqual([0, 1])
})

test('a time axis is ticked at its ends and its thirds, as exactly as it is long, and says today', () => {
  const now = new Date('2026-11-21T18:00:00')
  const until = now.getTime() / 1000
  const labels = (days: number) => {
    const range: [number, number] = [until - days * 86_400, until]
    return timeTicks(range).map((tick) => timeTick(tick, range, now))
  }
  expect(labels(30)).toEqual(['22 Oct', '1 Nov', '11 Nov', 'Today'])
  expect(labels(0.5)).toEqual(['06:00', '10:00', '14:00', '18:00'])
  expect(labels(600)[0]).toBe('Mar 2025')
})
