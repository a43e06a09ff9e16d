import { expect, test } from 'vitest'
import { spread } from './plot-labels.ts'

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
