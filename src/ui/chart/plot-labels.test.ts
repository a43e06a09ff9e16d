import { describe, expect, test } from 'vitest'
import { spread, startBeside } from './plot-labels.ts'

test('labels with room between them stay where their lines end', () => {
  expect(spread([10, 60, 35], 15, [0, 100])).toEqual([10, 60, 35])
})

test('labels that would cover one another move apart, in the order of their lines', () => {
  expect(spread([50, 48], 15, [0, 100])).toEqual([63, 48])
  expect(spread([50, 50, 50], 15, [0, 100])).toEqual([50, 65, 80])
})

test('nothing leaves the plot', () => {
  expect(spread([98, 99], 15, [0, 100])).toEqual([85, 100])
  expect(spread([-5], 15, [0, 100])).toEqual([0])
})

describe('a name of a point between the poles of notes', () => {
  /** Of a point in a plot from 40 to 300, with an axis to the left of it. */
  const startOf = (at: number, ...poles: number[]) =>
    startBeside({ at, width: 100, poles, room: 6, left: 40, right: 300, edge: 0 })

  test('stands around its point where no pole runs through it', () => {
    expect(startOf(150, 40, 260)).toBe(100)
  })

  test('stays within the plot', () => {
    expect(startOf(60)).toBe(40)
    expect(startOf(290)).toBe(200)
  })

  test('goes to the side of the pole that is nearer', () => {
    expect(startOf(150, 190)).toBe(84)
    expect(startOf(150, 110)).toBe(116)
  })

  test('stands between two poles, where there is room for it', () => {
    expect(startOf(150, 110, 230)).toBe(116)
  })

  test('goes beyond the plot where a pole leaves no room in it', () => {
    expect(startOf(60, 130)).toBe(24)
  })

  test('stays with its point where it would have to leave it', () => {
    expect(startOf(150, 110, 190)).toBe(100)
    expect(startOf(60, 90)).toBe(40)
  })
})
