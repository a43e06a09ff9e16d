import { expect, test } from 'vitest'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import { knowsYours, ownerOf, yourBest, yourRanks } from './yours.ts'

const results = ranked(['grace', 'Ada', 'joan', 'ada'])
const noOwner = { tracked: [], accounts: [] }

test('distinguishes the tracked video from the user’s other videos', () => {
  const yours = { tracked: [{ account_name: null, video_id: 'ada' }], accounts: ['ada'] }
  expect(results.map((result) => ownerOf(result, yours))).toEqual([null, 'account', null, 'video'])
  expect(yourRanks(results, yours)).toEqual([2, 4])
})

test('uses the tracked result, although another of the user’s videos ranks better', () => {
  const tracked = [{ account_name: null, video_id: 'ada' }]
  expect(yourBest(results, { tracked, accounts: ['ada'] })?.rank).toBe(4)
  expect(yourBest(results, { tracked: [], accounts: ['joan', 'ada'] })?.rank).toBe(2)
  const absent = [{ account_name: 'eve', video_id: null }]
  expect(yourBest(results, { tracked: absent, accounts: ['joan'] })?.rank).toBe(3)
})

test('finds no owner without accounts and key phrases', () => {
  expect(knowsYours(noOwner)).toBe(false)
  expect(yourRanks(results, noOwner)).toEqual([])
  expect(yourBest(results, noOwner)).toBeNull()
})
