import { expect, test } from 'vitest'
import type { ChartContent } from './chart-content.ts'
import { amountRange, rankRange, rankTicks, timeTick, xRange } from './plot-scales.ts'

const content: ChartContent = {
  x: [],
  xAxis: 'rank',
  yAxis: 'amount',
  lines: [],
  formatX: String,
  formatY: String,
}

test('ranks begin with 1 unless all of them are far below it', () => {
  expect(rankRange(3, 20)).toEqual([0.5, 20.5])
  expect(rankRange(1, 1)).toEqual([0.5, 5.5])
  expect(rankRange(30, 34)).toEqual([27.5, 34.5])
  expect(rankRange(null, null)).toEqual([0.5, 5.5])
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

test('a tick of time is as exact as its step', () => {
  const noon = Date.UTC(2026, 10, 21, 12) / 1000
  expect(timeTick(noon, 86_400)).toBe('21 Nov')
  expect(timeTick(noon, 30 * 86_400)).toBe('Nov 26')
})
