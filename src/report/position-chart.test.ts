import { expect, test } from 'vitest'
import type { ReportPoint } from '../domain/report/content.ts'
import { html } from './markup.ts'
import { positionChart, rankAxis } from './position-chart.ts'

const draw = (...points: ReportPoint[]) =>
  positionChart({ points, label: 'A chart', days: ['1', '4', '7'], dayCount: 7, caption: html`Table` }).text

const readPath = (text: string) => /<path d="([^"]*)"/.exec(text)?.[1] ?? ''

const lineLengths = (text: string) =>
  readPath(text)
    .split('M')
    .slice(1)
    .map((line) => line.split('L').length)

test.each([
  [[1], 1, 5],
  [[4, 6, 10], 1, 10],
  [[5, 12], 1, 15],
  [[22, 28], 20, 30],
  [[24], 20, 25],
  [[6, 7], 5, 9],
  [[36, 36], 35, 40],
])('the axis of the ranks %j is from %i to %i', (ranks, top, bottom) => {
  expect(rankAxis(ranks)).toEqual({ top, bottom })
})

test('a failed check, one without the video and three days without a check are gaps', () => {
  const text = draw([0, 4, 36], [1, 3, 36], [2, null, null], [3, 5, 36], [4, null, 36], [5, 6, 36])
  expect(lineLengths(text)).toEqual([2, 1, 1])
  expect(text.match(/>×</g)).toHaveLength(1)
  expect(text.match(/>▽</g)).toHaveLength(1)
  expect(lineLengths(draw([0, 4, 36], [3, 4, 36], [5, 4, 36]))).toEqual([1, 2])
})

test('rank 1 is on top, and the days are spread over the width', () => {
  const dots = readPath(draw([0, 5, 36], [1, 1, 36], [6, 5, 36]))
    .split(/[ML]/)
    .slice(1)
    .map((dot) => dot.split(' ').map(Number))
  expect(dots.map(([x]) => x)).toEqual([0, 16.67, 100])
  expect(Number(dots[1]?.[1])).toBeLessThan(Number(dots[0]?.[1]))
})

test('says so if no check found a position', () => {
  expect(draw([2, null, 36])).toBe('<p>No check of this period found a position.</p>')
})
