import { expect, test } from 'vitest'
import { compareWords } from '#src/domain/ranking/comparison.ts'
import { suggestions } from '#tests/support/rows/stored-rows.ts'
import { changeText, comparisonTable } from './comparison.ts'

test('names each change', () => {
  const compared = compareWords(
    suggestions('up', 'trail', 'old', 'same'),
    suggestions('trail', 'up', 'new', 'same'),
  )
  expect(compared.map(changeText)).toEqual(['Up 1', 'Down 1', 'New', 'Unchanged', 'Gone'])
})

test('exports what the screen shows, with empty cells for missing positions', () => {
  const compared = compareWords(suggestions('a'), suggestions('b'))
  const columns = { header: ['Keyword'], label: (row: { word: string }) => [row.word] }
  expect(comparisonTable(compared, columns)).toEqual([
    ['Keyword', 'Before', 'After', 'Change'],
    ['b', '', '1', 'New'],
    ['a', '1', '', 'Gone'],
  ])
})
