import { expect, test } from 'vitest'
import { watchedPlace } from './watched-place.ts'

test('returns the threshold of a top-N rule, else ten', () => {
  expect(watchedPlace([])).toBe(10)
  expect(watchedPlace([{ kind: 'moves_down', threshold: 3 }])).toBe(10)
  expect(
    watchedPlace([
      { kind: 'moves_down', threshold: 2 },
      { kind: 'leaves_first', threshold: 3 },
    ]),
  ).toBe(3)
})
