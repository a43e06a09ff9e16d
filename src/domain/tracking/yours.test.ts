import { expect, test } from 'vitest'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { knowsYours, ownerOf, yourBest, yourRanks } from './yours.ts'

const video = (rank: number, username: string) =>
  rankingRow({ rank, username, video_url: `https://www.tiktok.com/@${username}/video/${rank}00000` })
const results = [video(1, 'grace'), video(2, 'Ada'), video(3, 'joan'), video(4, 'ada')]
const nobody = { tracked: [], accounts: [] }

test('distinguishes the tracked video from the user’s other videos', () => {
  const yours = { tracked: [{ account_name: null, video_id: '400000' }], accounts: ['ada'] }
  expect(results.map((result) => ownerOf(result, yours))).toEqual([null, 'account', null, 'video'])
  expect(yourRanks(results, yours)).toEqual([2, 4])
})

test('uses the tracked result, although another of the user’s videos ranks better', () => {
  const tracked = [{ account_name: null, video_id: '400000' }]
  expect(yourBest(results, { tracked, accounts: ['ada'] })?.rank).toBe(4)
  expect(yourBest(results, { tracked: [], accounts: ['joan', 'ada'] })?.rank).toBe(2)
  expect(
    yourBest(results, { tracked: [{ account_name: 'eve', video_id: null }], accounts: ['joan'] })?.rank,
  ).toBe(3)
})

test('finds no owner without accounts and key phrases', () => {
  expect(knowsYours(nobody)).toBe(false)
  expect(yourRanks(results, nobody)).toEqual([])
  expect(yourBest(results, nobody)).toBeNull()
})
