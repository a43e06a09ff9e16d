import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import type { RankingRow } from '../ranking/rows.ts'
import { changesBetween } from './check-changes.ts'

function results(...videos: [username: string, video: string][]): RankingRow[] {
  return videos.map(([username, video], index) =>
    rankingRow({
      rank: index + 1,
      username,
      video_url: `https://www.tiktok.com/@${username}/video/${video}`,
    }),
  )
}

const names = (rows: readonly RankingRow[]) => rows.map((row) => row.username)
const yesterday = results(['ada', '1'], ['bob', '2'], ['cy', '3'], ['dot', '4'])

test('returns entered, left and moved videos, largest move first', () => {
  const today = results(['dot', '4'], ['bob', '2'], ['eve', '5'], ['ada', '1'])
  const changes = changesBetween(yesterday, today)
  expect(names(changes.entered)).toEqual(['eve'])
  expect(names(changes.left)).toEqual(['cy'])
  expect(changes.depth).toBe(4)
  expect(changes.moved.map(({ result, by }) => [result.username, by])).toEqual([
    ['dot', 3],
    ['ada', -3],
  ])
  expect(changes.unmoved).toBe(1)
})

test('ignores videos that entered or left below the depth of the shallower check', () => {
  const first = results(['ada', '1'], ['bob', '2'])
  const deeper = changesBetween(first, yesterday)
  expect(deeper).toMatchObject({ depth: 2, entered: [], left: [], unmoved: 2 })
  const shallower = changesBetween(yesterday, results(['eve', '5'], ['ada', '1']))
  expect(names(shallower.entered)).toEqual(['eve'])
  expect(names(shallower.left)).toEqual(['bob'])
})

test('counts a duplicate video once, at its better rank', () => {
  const today = results(['ada', '1'], ['bob', '2'], ['ada', '1'])
  expect(changesBetween(yesterday, today)).toMatchObject({
    entered: [],
    moved: [],
    unmoved: 2,
  })
})
