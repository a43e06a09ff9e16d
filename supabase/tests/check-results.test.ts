import { describe, expect } from 'vitest'
import { archivedCheck, archivedPhrase } from './support/archives.ts'
import { ask, signUp } from './support/test-api.ts'
import { type Row, trackedDatabase, videos } from './support/tracking.ts'

const titled = (count: number, name: string) =>
  videos(count).map((video) => ({ ...video, full_description: name, username: name }))

describe('check results', () => {
  const { database, tracking, test } = trackedDatabase()

  const kept = (user: string) =>
    database.value(
      `(select jsonb_agg((kept_until - (now() at time zone 'UTC')::date)::integer order by kept_until)
         from public.check_results where user_id = '${user}')`,
    )

  test('are visible under their own name, by rank, page after page, to their owner only', async () => {
    const [ada, grace] = [
      await signUp(database, 'ada@keytrail.test'),
      await signUp(database, 'grace@keytrail.test'),
    ]
    const check = await tracking.check(ada.id, { found: titled(12, 'ada').reverse() })
    const later = titled(24, 'ada').slice(12)
    await tracking.addVideos(check, ada.id, later)

    const plain = `/rest/v1/search_ranking_results?search_id=eq.${check}&order=rank&select=rank,username,page,hearts`
    const read = (path: string, token = '') => ask(database, 'GET', path, { token })
    const { body } = await read(plain, ada.token)
    expect(body.map(({ rank }: Row) => rank)).toEqual(Array.from({ length: 24 }, (_, n) => n + 1))
    expect(body[12]).toEqual({ rank: 13, username: 'ada', page: 2, hearts: 9_200_000_000 })
    expect(await read(plain, grace.token)).toEqual({ status: 200, body: [] })

    const select = 'select=id,search_ranking_results(rank),check_results(page)'
    const order = 'search_ranking_results.order=rank'
    expect(await read(`/rest/v1/search_history?id=eq.${check}&${order}&${select}`, ada.token)).toMatchObject({
      body: [
        {
          search_ranking_results: body.map(({ rank }: Row) => ({ rank })),
          check_results: [{ page: 1 }, { page: 2 }],
        },
      ],
    })
  })

  test.for<[string, Row]>([
    ['no rank', { rank: null }],
    ['the same rank twice', { rank: 2 }],
    ['a rank of 0', { rank: 0 }],
    ['no account', { username: null }],
    ['a score over 100', { vq_score: 100.5 }],
    ['a link to elsewhere', { video_url: 'https://evil.test/@a/video/1' }],
  ])('are refused with %s from every writer', async ([, fault], { user }) => {
    const check = await tracking.check(user, { found: [] })
    const [first, ...others] = videos(3)
    await expect(tracking.addVideos(check, user, [{ ...first, ...fault }, ...others])).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('have no score if it is 0, whichever function writes the row', async ({ user }) => {
    const found = videos(3).map((video, n) => ({ ...video, vq_score: [0, 0.01, null][n] }))
    const search = await tracking.check(user, { found })
    const rows = await database.query(
      `select vq_score from public.search_ranking_results where search_id = '${search}' order by rank`,
    )
    expect(rows.map(({ vq_score }) => vq_score)).toEqual([null, 0.01, null])
  })

  test.for([
    ['free', 30],
    ['premium', 180],
    ['pro', 365],
  ] as const)(
    'are kept on %s for %i days, whatever the later plan; those of a paid check stay',
    async ([level, days], { user, phrase: keywordId }) => {
      await tracking.setLevel(user, level)
      for (const origin of ['tracker', 'user'] as const)
        await tracking.check(user, { found: videos(2), origin, keywordId })
      await tracking.setLevel(user, 'free')
      expect(await kept(user)).toEqual([days, null])
    },
  )

  test('are kept as an operator configures, even forever', async ({ user, phrase }) => {
    const check = (at: string) =>
      tracking.check(user, { found: videos(2), origin: 'tracker', keywordId: phrase, at })
    await database.query('update private.settings set pro_results_days = 7')
    await check('2026-11-01T00:05:00Z')
    await database.query('update private.settings set pro_results_days = null')
    await check('2026-11-02T00:05:00Z')
    await database.query('update private.settings set pro_results_days = 365')
    expect(await kept(user)).toEqual([7, null])
  })

  async function withOldCheck() {
    const user = await tracking.createUser()
    const phrase = await tracking.add(user, { account_name: 'creator-2' })
    const at = '2026-10-01T00:05:00Z'
    const found = videos(5)
    const check = await tracking.check(user, { found, origin: 'tracker', keywordId: phrase, at })
    await tracking.check(user, { found, origin: 'tracker', keywordId: phrase, at: '2026-10-02T00:05:00Z' })
    await database.query(
      `update public.check_results set kept_until = current_date - 2 where search_id = '${check}'`,
    )
    return { user, phrase, check }
  }
  const purge = () => database.value('public.purge_old_rows(now(), 5000)')

  test('are purged when they expire; the check and its position stay', async () => {
    const { user, phrase, check } = await withOldCheck()
    expect(await purge()).toBe(1)
    expect(await purge()).toBe(0)
    expect(await tracking.count('public.search_ranking_results', user)).toBe(5)
    expect(await tracking.count('public.search_history', user)).toBe(2)
    const both = Array(2).fill({ state: 'done', failure_code: null, position: 2, results: 5 })
    expect(await tracking.positions(phrase)).toEqual(both)
    await database.query(
      `select private.position_check('${check}'), private.position_key_phrase('${phrase}')`,
    )
    await tracking.apply(user, 'change_key_phrase', { id: phrase, tags: ['autumn'] })
    expect(await tracking.positions(phrase)).toEqual(both)
  })

  test('lose another account’s position after a purge, and devices pull the change', async () => {
    const { user, phrase } = await withOldCheck()
    await purge()
    await tracking.apply(user, 'change_key_phrase', { id: phrase, account_name: 'creator-4' })
    expect(await tracking.positions(phrase)).toMatchObject([{ position: 4, results: 5 }])
    const removed = `select from public.removed_rows where user_id = '${user}' and relation = 'key_phrase_checks'`
    expect(await database.query(removed)).toHaveLength(1)
  })

  test('are restored from an archive; purged ones keep their position', async ({ user }) => {
    const phrase = archivedPhrase({ account_name: 'creator-2' })
    const tracked = { origin: 'tracker', keyword_id: phrase.id }
    const checks = [
      { search_ranking_results: videos(5), check_results: [{ page: 1 }] },
      // An empty check_results means that the results were purged; if it is missing, TikTok had no videos.
      { search_ranking_results: [], check_results: [] },
      { search_ranking_results: [] },
    ].map((results, n) =>
      archivedCheck({ ...tracked, searched_at: `2025-01-0${n + 1}T00:05:00Z`, ...results }),
    )
    const keyPhraseChecks = checks.map(({ id }) => ({
      ...{ id: crypto.randomUUID(), keyword_id: phrase.id, search_id: id, position: 9, results: 36 },
    }))
    const slice = { keyPhrases: [phrase], checks, keyPhraseChecks }
    expect(await tracking.importArchive(user, slice)).toMatchObject({ checks: 3, positions: 3 })
    const imported = await database.value<string>(
      `(select id from public.keywords where user_id = '${user}')`,
    )
    expect(await tracking.positions(imported)).toMatchObject([
      { position: 2, results: 5 },
      { position: 9, results: 36 },
      { position: null, results: 0 },
    ])
    expect(await kept(user)).toEqual([365, 365])
    expect(await purge()).toBe(0)
  })

  test('of one day are stored once by parallel workers, for each key phrase', async ({ user }) => {
    const phrases: string[] = []
    for (let n = 0; n < 6; n += 1) phrases.push(await tracking.add(user, { keyword: `phrase ${n}` }))
    const due = await tracking.claimChecks(100, `now() + interval '1 day'`)
    const claimed = due.filter(({ keyword_id }) => phrases.includes(String(keyword_id)))
    expect(claimed).toHaveLength(phrases.length)
    const outcomes = await Promise.all(
      claimed.flatMap((one) =>
        ['a', 'b', 'c', 'd'].map((name) => tracking.storeCheck(one, titled(36, name))),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(phrases.length)
    expect(outcomes.filter((outcome) => outcome === 'already_stored')).toHaveLength(phrases.length * 3)
    const stored = await database.query(
      `select count(*)::integer as videos, count(distinct username)::integer as workers, max(rank) as last
         from public.search_ranking_results where user_id = '${user}' group by search_id`,
    )
    expect(stored).toEqual(phrases.map(() => ({ videos: 36, workers: 1, last: 36 })))
  })
})
