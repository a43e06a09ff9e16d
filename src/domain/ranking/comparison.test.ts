import { expect, test } from 'vitest'
import { suggestions } from '#tests/support/rows/stored-rows.ts'
import { compareVideos, compareWords, countChanges, movedBy } from './comparison.ts'
import type { RankingRow } from './rows.ts'

const video = (rank: number, id: string, username = 'a') =>
  ({ rank, username, video_url: `https://www.tiktok.com/@${username}/video/${id}` }) as RankingRow

test('matches words regardless of case and spacing, and classifies each change', () => {
  const compared = compareWords(
    suggestions('Running  Shoes', 'trail', 'old', 'same'),
    suggestions('trail', 'running shoes', 'new', 'SAME'),
  )
  expect(compared.map((row) => [row.row.word, row.before, row.after, row.change, movedBy(row)])).toEqual([
    ['trail', 2, 1, 'up', 1],
    ['running shoes', 1, 2, 'down', -1],
    ['new', null, 3, 'new', null],
    ['SAME', 4, 4, 'unchanged', 0],
    ['old', 3, null, 'gone', null],
  ])
})

test('matches videos by id, regardless of the username', () => {
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

test('uses the best position of a duplicate result', () => {
  expect(compareWords(suggestions('a', 'b', 'A'), suggestions('b', 'a'))).toMatchObject([
    { key: 'b', before: 2, after: 1 },
    { key: 'a', before: 1, after: 2 },
  ])
})

const none = { new: 0, gone: 0, up: 0, down: 0, unchanged: 0 }

test.each([
  ['abc', 'bad', { ...none, up: 1, down: 1, new: 1, gone: 1 }],
  ['abc', 'cab', { ...none, up: 1, down: 2 }],
  ['abc', 'acd', { ...none, unchanged: 1, up: 1, gone: 1, new: 1 }],
])('counts the changes from %s to %s', (earlier, later, counts) => {
  expect(countChanges(suggestions(...earlier), suggestions(...later))).toEqual(counts)
})
