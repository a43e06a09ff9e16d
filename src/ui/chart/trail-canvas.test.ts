import { expect, test } from 'vitest'
import { trailSteps } from './trail-canvas.ts'

const steps = (...ranks: (number | null | undefined)[]) =>
  trailSteps(ranks.map((rank, index) => ({ at: index * 10, rank }))).map(({ rank, from, to, starts }) =>
    [rank, from, to, ...(starts ? ['starts'] : [])].join(' '),
  )

test('a rank holds until the next check; the newest ends where it was measured', () => {
  expect(steps(9, 7, 7)).toEqual(['9 0 10 starts', '7 10 20', '7 20 20'])
})

test('a rank holds half of the way to a check without one, and the line starts again after it', () => {
  expect(steps(9, null, 4)).toEqual(['9 0 5 starts', '4 20 20 starts'])
  expect(steps(9, undefined, undefined, 4)).toEqual(['9 0 5 starts', '4 30 30 starts'])
})

test('draws no line without a rank', () => {
  expect(steps(null, undefined)).toEqual([])
})
