import { expect, test } from 'vitest'
import { searchVisitOf } from './search-visit.ts'

const searchId = '6b1f0c5e-6a0f-4b7e-9a0e-0c6f1f3c2d11'

test.each([
  [{ searchId }, { searchId, waited: false }],
  [
    { searchId, waited: true },
    { searchId, waited: true },
  ],
  [{ searchId: 'one' }, null],
  [{}, null],
  [null, null],
  ['text', null],
])('history state %j belongs to search %j', (state, visit) => {
  expect(searchVisitOf(state)).toEqual(visit)
})
