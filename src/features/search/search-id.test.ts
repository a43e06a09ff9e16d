import { expect, test } from 'vitest'
import { searchIdOf } from './search-id.ts'

test.each([
  [{ searchId: '6b1f0c5e-6a0f-4b7e-9a0e-0c6f1f3c2d11' }, '6b1f0c5e-6a0f-4b7e-9a0e-0c6f1f3c2d11'],
  [{ searchId: 'one' }, null],
  [{}, null],
  [null, null],
  ['text', null],
])('history state %j belongs to search %j', (state, id) => {
  expect(searchIdOf(state)).toBe(id)
})
