import { expect, test } from 'vitest'
import { readSearchVisit } from './search-visit.ts'

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
])('reads history state %j as search %j', (state, visit) => {
  expect(readSearchVisit(state)).toEqual(visit)
})
