import { expect, test } from 'vitest'
import { compareWords } from '#src/domain/ranking/comparison.ts'
import { changeText, comparisonTable } from './comparison.ts'

const words = (...list: string[]) =>
  list.map((word, index) => ({ word, position: index + 1, group_id: 'en' }))

test('names each change', () => {
  const compared = compareWords(words('up', 'trail', 'old', 'same'), words('trail', 'up', 'new', 'same'))
  expect(compared.map(changeText)).toEqual(['Up 1', 'Down 1', 'New', 'Unchanged', 'Gone'])
})

test('exports what the screen shows, with empty cells for missing positions', () => {
  const compared = compareWords(words('a'), words('b'))
  const columns = { header: ['Keyword'], label: (row: { word: string }) => [row.word] }
  expect(comparisonTable(compared, columns)).toEqual([
    ['Keyword', 'Before', 'After', 'Change'],
    ['b', '', '1', 'New'],
    ['a', '1', '', 'Gone'],
  ])
})
