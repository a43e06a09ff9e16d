import { expect, test } from 'vitest'
import type { ChartContent } from './chart-content.ts'
import {
  amountRange,
  logRange,
  logScale,
  logTicks,
  rankRange,
  rankTicks,
  tickText,
  timeTick,
  timeTicks,
  xRange,
} from './plot-scales.ts'

const content: ChartContent = {
  x: [],
  xAxis: 'rank',
  yAxis: 'amount',
  lines: [],
  formatX: String,
  formatY: String,
}

test('pads the ranks by one on both ends, never above rank 1', () => {
  expect(rankRange(3, 20)).toEqual([1.5, 21.5])
  expect(rankRange(1, 1)).toEqual([0.5, 5.5])
  expect(rankRange(30, 34)).toEqual([28.5, 35.5])
  expect(rankRange(null, null)).toEqual([0.5, 5.5])
})

test('includes a threshold that is near, not one that is far', () => {
  expect(rankRange(12, 14, 10)).toEqual([8.5, 15.5])
  expect(rankRange(4, 8, 10)).toEqual([2.5, 11.5])
  expect(rankRange(24, 30, 10)).toEqual(rankRange(24, 30))
})

test('spaces rank ticks evenly at whole ranks', () => {
  expect(rankTicks([0.5, 5.5], 200, 28)).toEqual([1, 2, 3, 4, 5])
  expect(rankTicks([0.5, 7.5], 130, 28)).toEqual([2, 4, 6])
  expect(rankTicks([0.5, 24.5], 200, 28)).toEqual([5, 10, 15, 20])
  expect(rankTicks([0.5, 36.5], 200, 28)).toEqual([10, 20, 30])
  expect(rankTicks([27.5, 34.5], 120, 28)).toEqual([28, 30, 32, 34])
})

test('scales amounts from 0 to the requested maximum, also without data', () => {
  expect(amountRange(50, 100)).toEqual([0, 100])
  expect(amountRange(50, undefined)).toEqual([0, 54])
  expect(amountRange(0, undefined)).toEqual([0, 1])
  expect(amountRange(null, undefined)).toEqual([0, 1])
})

test('starts a logarithmic scale at the power below the smallest amount, and keeps 0', () => {
  expect(logRange(1200, 800_000)).toEqual([1000, 1_200_000])
  expect(logRange(0, 90)).toEqual([0, 135])
  expect(logRange(null, null)).toEqual([0, 1])
  expect(logScale.bwd(logScale.fwd(0))).toBe(0)
  expect(logScale.bwd(logScale.fwd(12_400))).toBeCloseTo(12_400)
})

test('formats a tick as short as its amount allows', () => {
  expect(['10.0K', '1.5K', '2,0 Mio.', '100', '0'].map(tickText)).toEqual([
    '10K',
    '1.5K',
    '2 Mio.',
    '100',
    '0',
  ])
})

test('ticks powers of ten at even steps, at most as many as fit', () => {
  expect(logTicks([1000, 1_200_000], 4)).toEqual([1000, 10_000, 100_000, 1_000_000])
  expect(logTicks([0, 1_200_000], 3)).toEqual([0, 100, 10_000, 1_000_000])
  expect(logTicks([0, 135], 4)).toEqual([0, 10, 100])
})

test('spans at least the requested range on the x axis, and pads a single point', () => {
  expect(xRange({ ...content, x: [1, 2, 3] })).toEqual([1, 3])
  expect(xRange({ ...content, x: [5, 9], span: [2, 7] })).toEqual([2, 9])
  expect(xRange({ ...content, x: [1] })).toEqual([0, 2])
  expect(xRange({ ...content, x: [] })).toEqual([0, 1])
})

test('ticks a time axis at its ends and thirds, as precisely as its length needs, and names today', () => {
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
