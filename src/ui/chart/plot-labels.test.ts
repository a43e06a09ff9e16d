import { expect, test } from 'vitest'
import { spread, startBeside } from './plot-labels.ts'

test.each([
  ['stay at the ends of their lines if they do not overlap', [10, 60, 35], [10, 60, 35]],
  ['move apart, in the order of their lines', [50, 48], [63, 48]],
  ['move apart in their order at one end', [50, 50, 50], [50, 65, 80]],
  ['stay inside the plot at its foot', [98, 99], [85, 100]],
  ['stay inside the plot at its top', [-5], [0]],
])('labels %s', (_, ends, expected) => {
  expect(spread(ends, 15, [0, 100])).toEqual(expected)
})

// The plot extends from 40 to 300, with an axis on the left.
test.each<[string, number, number[], number]>([
  ['is centred on its point if no pole crosses it', 150, [40, 260], 100],
  ['stays within the plot on the left', 60, [], 40],
  ['stays within the plot on the right', 290, [], 200],
  ['moves to the left of a pole that is nearer there', 150, [190], 84],
  ['moves to the right of a pole that is nearer there', 150, [110], 116],
  ['fits between two poles if it can', 150, [110, 230], 116],
  ['extends beyond the plot if a pole leaves no space inside', 60, [130], 24],
  ['stays at its point rather than moving away from it', 150, [110, 190], 100],
  ['stays at its point at the edge', 60, [90], 40],
])('the name of a point between the poles of notes %s', (_, at, poles, start) => {
  expect(startBeside({ at, width: 100, poles, room: 6, left: 40, right: 300 })).toBe(start)
})
