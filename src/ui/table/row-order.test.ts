import { expect, it } from 'vitest'
import { nextSort, orderRows } from './row-order.ts'

const columns = [
  { id: 'word', sortValue: (row: { word: string; likes: number }) => row.word },
  { id: 'likes', sortValue: (row: { word: string; likes: number }) => row.likes },
  { id: 'seed' },
]
const rows = [
  { word: 'shoes 10', likes: 5 },
  { word: 'Étude', likes: Number.NaN },
  { word: 'shoes 9', likes: -1 },
  { word: 'etude', likes: 12 },
]

it('keeps the order for a column without a sort value', () => {
  expect(orderRows(rows, columns, { columnId: 'seed', direction: 'ascending' })).toBe(rows)
})

it.each([
  [
    'text ignoring accents and case, and numbers in it',
    'word',
    'ascending',
    ['Étude', 'etude', 'shoes 9', 'shoes 10'],
  ],
  ['unmeasured rows last', 'likes', 'ascending', ['shoes 9', 'shoes 10', 'etude', 'Étude']],
  ['unmeasured rows last', 'likes', 'descending', ['etude', 'shoes 10', 'shoes 9', 'Étude']],
] as const)('sorts %s: %s %s', (_, columnId, direction, expected) => {
  expect(orderRows(rows, columns, { columnId, direction }).map(({ word }) => word)).toEqual(expected)
})

it('starts over for another column', () => {
  const other = { columnId: 'likes', direction: 'ascending' }
  expect(nextSort({ columnId: 'word', direction: 'descending' }, 'likes')).toEqual(other)
})
