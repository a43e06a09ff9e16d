import { expect, test } from 'vitest'
import { changeText, compareVideos, compareWords, comparisonTable } from './comparison.ts'
import type { RankingRow } from './rows.ts'

const words = (...list: string[]) =>
  list.map((word, index) => ({ word, position: index + 1, group_id: 'en' }))
const video = (rank: number, id: string, username = 'a') =>
  ({ rank, username, video_url: `https://www.tiktok.com/@${username}/video/${id}` }) as RankingRow

test('words are the same whatever their case and spacing, and each change has its word', () => {
  const compared = compareWords(
    words('Running  Shoes', 'trail', 'old', 'same'),
    words('trail', 'running shoes', 'new', 'SAME'),
  )
  expect(compared.map((row) => [row.row.word, row.before, row.after, changeText(row)])).toEqual([
    ['trail', 2, 1, 'Up 1'],
    ['running shoes', 1, 2, 'Down 1'],
    ['new', null, 3, 'New'],
    ['SAME', 4, 4, 'Unchanged'],
    ['old', 3, null, 'Gone'],
  ])
})

test('videos are the same by their id, whoever they are said to be of', () => {
  const compared = compareVideos(
    [video(1, '11'), video(5, '12')],
    [video(2, '12', 'renamed'), video(1, '13')],
  )
  expect(compared.map(({ key, change }) => [key, change])).toEqual([
    ['12', 'up'],
    ['13', 'new'],
    ['11', 'gone'],
  ])
})

test('a result that comes twice stands where it stands best', () => {
  expect(compareWords(words('a', 'b', 'A'), words('b', 'a'))).toMatchObject([
    { key: 'b', before: 2, after: 1 },
    { key: 'a', before: 1, after: 2 },
  ])
})

test('nothing against nothing, nothing against something', () => {
  expect(compareWords([], [])).toEqual([])
  expect(compareWords([], words('a')).map(({ change }) => change)).toEqual(['new'])
  expect(compareWords(words('a'), []).map(({ change }) => change)).toEqual(['gone'])
})

test('the export says what the screen says; a place that is not there is empty', () => {
  const compared = compareWords(words('a'), words('b'))
  const columns = { header: ['Keyword'], label: (row: { word: string }) => [row.word] }
  expect(comparisonTable(compared, columns)).toEqual([
    ['Keyword', 'Before', 'After', 'Change'],
    ['b', '', '1', 'New'],
    ['a', '1', '', 'Gone'],
  ])
})
