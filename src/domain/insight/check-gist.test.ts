import { expect, test } from 'vitest'
import { ranked } from '#tests/support/rows/ranking-row.ts'
import { storedCheck } from '#tests/support/rows/stored-rows.ts'
import { checkGist, gistsOf, signsOf } from './check-gist.ts'

const made = Date.UTC(2026, 1, 1) / 1000
const check = (accounts: readonly string[], searched_at = '2026-11-20T10:00:00.000Z') =>
  storedCheck({
    searched_at,
    search_term: 'Oat  Latte',
    search_ranking_results: ranked(accounts, (username, n) => ({
      ...{ create_time: made, followers: 20_000 },
      video_url: `https://www.tiktok.com/@${username}/video/${n}`,
    })),
  })
const ten = (account = 'a') => Array.from({ length: 10 }, () => account)

test('has each account at its best rank, except the one that the key phrase follows', () => {
  const found = check(['ada', 'Bo', 'bo', 'me', 'ADA'])
  expect(checkGist(found, null, null)).toMatchObject({
    name: `gb oat latte/${found.id}`,
    ...{ accounts: ['ada', 'me', 'bo'], ranks: [1, 4, 2], keyword_id: null, signs: '' },
    top: ['0', '1', '2', '3', '4'],
  })
  const followed = checkGist(found, null, { id: 'p', account_name: '@Me', video_id: null })
  expect(followed).toMatchObject({ name: 'gb oat latte/p', accounts: ['ada', 'bo'], keyword_id: 'p' })
  const byVideo = checkGist(found, null, { id: 'p', account_name: null, video_id: '3' })
  expect(byVideo.accounts).toEqual(['ada', 'bo'])
})

test('names a phrase regardless of case and spacing', () => {
  expect(gistsOf('gb', ' OAT latte')).toBe('gb oat latte/')
})

test.each([
  // No caption has the phrase. All videos are old, from large accounts and in the previous check too.
  ['with the check before', check(ten()), check(ten(), '2026-11-19T10:00:00.000Z'), '1100'],
  ['without it', check(ten()), null, '110?'],
  ['of too few videos', check(ten().slice(1)), null, ''],
])('the signs of a check %s', (_, newest, previous, signs) => {
  expect(signsOf(newest, previous)).toBe(signs)
})
