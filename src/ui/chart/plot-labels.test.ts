import { describe, expect, test } from 'vitest'
import { spread, startBeside } from './plot-labels.ts'

test('keeps labels at the ends of their lines if they do not overlap', () => {
  expect(spread([10, 60, 35], 15, [0, 100])).toEqual([10, 60, 35])
})

test('moves overlapping labels apart, in the order of their lines', () => {
  expect(spread([50, 48], 15, [0, 100])).toEqual([63, 48])
  expect(spread([50, 50, 50], 15, [0, 100])).toEqual([50, 65, 80])
})

test('keeps labels inside the plot', () => {
  expect(spread([98, 99], 15, [0, 100])).toEqual([85, 100])
  expect(spread([-5], 15, [0, 100])).toEqual([0])
})

describe('the name of a point between the poles of notes', () => {
  /** Where a point's name starts in a plot from 40 to 300, with an axis on the left. */
  const findStart = (at: number, ...poles: number[]) =>
    startBeside({ at, width: 100, poles, room: 6, left: 40, right: 300, edge: 0 })

  test('is centred on its point if no pole crosses it', () => {
    expect(findStart(150, 40, 260)).toBe(100)
  })

  test('stays within the plot', () => {
    expect(findStart(60)).toBe(40)
    expect(findStart(290)).toBe(200)
  })

  test('moves to the nearer side of the pole', () => {
    expect(findStart(150, 190)).toBe(84)
    expect(findStart(150, 110)).toBe(116)
  })

  test('fits between two poles if it can', () => {
    expect(findStart(150, 110, 230)).toBe(116)
  })

  test('extends beyond the plot if a pole leaves no space inside', () => {
    expect(findStart(60, 130)).toBe(24)
  })

  test('stays at its point rather than moving away from it', () => {
    expect(findStart(150, 110, 190)).toBe(100)
    expect(findStart(60, 90)).toBe(40)
  })
})
