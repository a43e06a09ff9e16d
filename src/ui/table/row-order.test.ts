import { describe, expect, it } from 'vitest'
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
const words = (ordered: readonly { word: string }[]) => ordered.map((row) => row.word)

describe('orderRows', () => {
  it('keeps the order without a sort, or for a column without a sort value', () => {
    expect(orderRows(rows, columns, null)).toBe(rows)
    expect(orderRows(rows, columns, { columnId: 'seed', direction: 'ascending' })).toBe(rows)
  })

  it('sorts text ignoring accents and case, with embedded numbers in numeric order', () => {
    expect(words(orderRows(rows, columns, { columnId: 'word', direction: 'ascending' }))).toEqual([
      'Étude',
      'etude',
      'shoes 9',
      'shoes 10',
    ])
  })

  it.each([
    ['ascending', ['shoes 9', 'shoes 10', 'etude', 'Étude']],
    ['descending', ['etude', 'shoes 10', 'shoes 9', 'Étude']],
  ] as const)('keeps unmeasured rows last when %s', (direction, expected) => {
    expect(words(orderRows(rows, columns, { columnId: 'likes', direction }))).toEqual(expected)
  })
})

describe('nextSort', () => {
  it('goes from ascending to descending to the original order', () => {
    const first = nextSort(null, 'word')
    const second = nextSort(first, 'word')
    expect([first?.direction, second?.direction, nextSort(second, 'word')]).toEqual([
      'ascending',
      'descending',
      null,
    ])
  })

  it('starts over for another column', () => {
    expect(nextSort({ columnId: 'word', direction: 'descending' }, 'likes')).toEqual({
      columnId: 'likes',
      direction: 'ascending',
    })
  })
})
