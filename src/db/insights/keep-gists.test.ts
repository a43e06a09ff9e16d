import { beforeEach, expect, test } from 'vitest'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { phraseCheck } from '#tests/support/rows/phrase-checks.ts'
import { rankingRow } from '#tests/support/rows/ranking-row.ts'
import { storedCheck, storedKeyPhrase } from '#tests/support/rows/stored-rows.ts'
import { database } from '../core/open.ts'
import { putRows } from '../mirror/pulled-rows.ts'
import { putKeyPhraseChecks } from '../mirror/standings.ts'
import { readNewestGist } from '../reads/insight/gists.ts'
import { deleteKeyPhrase } from '../writes/key-phrases.ts'
import { keepGists } from './keep-gists.ts'

const phrase = storedKeyPhrase({ keyword: 'matcha', account_name: 'me' })

openStore()
beforeEach(async () => void (await database().keyPhrases.put(phrase)))

const videos = (...mine: string[]) =>
  [...'0123456789', ...mine].map((name, index) =>
    rankingRow({
      ...{ rank: index + 1, username: index < 10 ? `other${name}` : 'me', full_description: `Video ${name}` },
      ...{ followers: 10, video_url: `https://www.tiktok.com/@x/video/${name}` },
    }),
  )

function daily(day: number, ...mine: string[]): { check: CheckRow; position: KeyPhraseCheckRow } {
  const position = { ...phraseCheck(phrase.id, day, 11), results: 12 }
  const check = storedCheck({
    ...{ id: position.search_id, keyword_id: phrase.id, origin: 'tracker', searched_at: position.checked_at },
    search_ranking_results: videos(...mine),
  })
  return { check, position }
}

async function arrive(...days: ReturnType<typeof daily>[]): Promise<void> {
  for (const { check, position } of days) {
    await putKeyPhraseChecks([position], new Set())
    await putRows('checks', [check])
  }
}
const standing = () => database().$standings.get(phrase.id)

test('reads the newest two checks of a key phrase, in whatever order they arrive', async () => {
  const [first, second, third] = [daily(1, 'A', 'B'), daily(2, 'A', 'B'), daily(3, 'B', 'A')]
  await arrive(third)
  await keepGists()
  expect(await standing()).toMatchObject({ signs: '1?1?', passing: undefined })
  await arrive(second, first)
  await keepGists()
  expect(await standing()).toMatchObject({
    signs: '1?10',
    passing: { checked_at: third.check.searched_at, ahead: 'Video B', behind: 'Video A' },
  })
  const [gist, ...others] = await database().$gists.toArray()
  expect(others).toEqual([])
  expect(gist).toMatchObject({ name: `gb matcha/${phrase.id}`, check: third.check.id })
  expect(gist?.accounts).not.toContain('me')
  expect(await database().$unread.count()).toBe(0)
})

test('a later position keeps the signs until its results arrive', async () => {
  await arrive(daily(1, 'A'))
  await keepGists()
  await putKeyPhraseChecks([daily(2).position], new Set())
  expect(await standing()).toMatchObject({ signs: '1?1?' })
})

test('a user’s own check counts for the key phrases of its phrase, and has its own gist with every account', async () => {
  const own = storedCheck({
    ...{ search_term: 'Matcha', searched_at: '2026-11-20T10:00:00.000Z' },
    search_ranking_results: videos('A'),
  })
  const position = { ...phraseCheck(phrase.id, 20, 11), search_id: own.id, origin: 'user' as const }
  await putRows('checks', [own])
  await keepGists()
  await putRows('keyPhraseChecks', [position])
  await keepGists()
  const gists = await database().$gists.where('accounts').equals('me').toArray()
  expect(gists.map(({ name }) => name)).toEqual([`gb matcha/${own.id}`])
  expect(gists[0]?.ranks[gists[0]?.accounts.indexOf('me') ?? -1]).toBe(11)
  expect(await standing()).toMatchObject({ signs: '1?1?' })
})

test('finds the gist of a phrase, not of a longer one after a slash', async () => {
  await putRows('checks', [storedCheck({ search_term: 'tea/coffee', search_ranking_results: videos() })])
  await keepGists()
  expect(await readNewestGist('gb', 'Tea/coffee')).toBeDefined()
  expect(await readNewestGist('gb', 'tea')).toBeUndefined()
})

test('an older check that arrives later is compared with the newer one of the user', async () => {
  const at = (day: number) =>
    storedCheck({
      ...{ search_term: 'tea', searched_at: `2026-11-${day}T10:00:00.000Z` },
      search_ranking_results: videos(),
    })
  const [older, newer] = [at(18), at(19)]
  await putRows('checks', [newer])
  await keepGists()
  await putRows('checks', [older])
  await keepGists()
  expect(await database().$gists.get(`gb tea/${newer.id}`)).toMatchObject({ signs: '1?10' })
  expect(await database().$gists.get(`gb tea/${older.id}`)).toMatchObject({ signs: '1?1?' })
})

test('stores nothing for checks without results or of a deleted key phrase', async () => {
  const { check } = daily(1)
  await putRows('checks', [storedCheck({ state: 'failed', search_ranking_results: [] }), check])
  await keepGists()
  expect(await database().$gists.count()).toBe(0)
  await arrive(daily(2))
  await keepGists()
  expect(await database().$gists.count()).toBe(1)
  await deleteKeyPhrase(phrase.id)
  expect(await database().$gists.count()).toBe(0)
})
