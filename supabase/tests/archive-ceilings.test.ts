import { describe, expect } from 'vitest'
import { archivedCheck, archivedPhrase } from './support/archives.ts'
import { expectRefusal } from './support/calls.ts'
import { type Row, trackedDatabase, videos } from './support/tracking.ts'

describe('a hand-written archive', () => {
  const { database, tracking, test } = trackedDatabase()

  const importInto = (user: string, check: Row) =>
    tracking.importArchive(user, { checks: [check] }, { last: false })

  test.each([
    ['free', 100_000_000, 150_000],
    ['premium', 300_000_000, 450_000],
    ['pro', 1_000_000_000, 1_500_000],
  ] as const)('imports no more a day than the plan %s allows', async (level, characters, rows) => {
    const user = await tracking.createUser(level)
    await importInto(user, archivedCheck())
    expect(await tracking.readUse(user, 'import rows')).toBe(4)
    await tracking.use(user, 'import characters', characters - 100)
    await expectRefusal(importInto(user, archivedCheck()), 'archive_too_large')
    await tracking.use(user, 'import characters', 0)
    await tracking.use(user, 'import rows', rows - 3)
    await expectRefusal(importInto(user, archivedCheck()), 'archive_too_large')
    expect(await tracking.count('public.search_history', user)).toBe(1)
  })

  const strange = [
    'javascript:alert(localStorage.getItem("keytrail-session"))',
    'data:text/html,<script>alert(1)</script>',
    'https://evil.test/@someone/video/1',
    'https://www.tiktok.com.evil.test/@someone/video/1',
    'https://www.tiktok.com@evil.test/@someone/video/1',
    'https://www.tiktok.com/@someone/video/1"onclick="',
    'http://www.tiktok.com/@someone/video/1',
    ' https://www.tiktok.com/@someone/video/1',
    '',
  ]
  test.for(strange)('is rejected with the link %j', async (address, { freeUser: user }) => {
    for (const column of ['video_url', 'author_url']) {
      const check = archivedCheck({ search_ranking_results: [{ ...videos(1)[0], [column]: address }] })
      await expectRefusal(importInto(user, check), 'invalid_archive', column)
    }
    expect(await tracking.count('public.search_ranking_results', user)).toBe(0)
  })

  test('may contain pictures of TikTok or the sample only', async ({ freeUser: user }) => {
    const kept = [
      'https://p16-sign-va.tiktokcdn.com/a.webp?x=1',
      'https://p19-pu.tiktokcdn-us.com/obj/a.jpeg',
      '/sandbox/tiktok/pictures/a.svg',
      'http://localhost:3000/sandbox/tiktok/pictures/a.svg',
    ]
    const dropped = [
      'https://evil.test/pixel.gif?who=1',
      'https://tiktokcdn.com.evil.test/a.webp',
      'https://evil.test/sandbox/tiktok/pictures/a.svg',
      'http://p16.tiktokcdn.com/a.webp',
      'data:image/svg+xml,<svg/>',
    ]
    const pictures = [...kept, ...dropped]
    const rows = videos(pictures.length).map((row, n) => ({
      ...row,
      avatar_thumb: pictures[n],
      dynamic_cover: pictures[n],
    }))
    await importInto(user, archivedCheck({ search_ranking_results: rows }))
    const columns = 'avatar_thumb, dynamic_cover'
    const expected = [...kept, ...dropped.map(() => null)]
    expect(await tracking.rows('public.search_ranking_results', user, columns, 'rank')).toEqual(
      expected.map((address) => ({ avatar_thumb: address, dynamic_cover: address })),
    )
  })

  test('cannot give a check more pages than the maximum', async ({ user }) => {
    await importInto(user, archivedCheck({ pages_done: 2_147_483_647, next_cursor: '12' }))
    const [first] = await tracking.rows('public.search_history', user, 'id, pages_done')
    expect(first?.pages_done).toBe(1000)
    const page = `'${crypto.randomUUID()}', '${user}', 'a', 'gb', '${first?.id}', '12'`
    expect(await database.value(`public.record_check_page(${page})`)).toMatchObject({
      replayed: false,
      search: { page: 1001 },
    })
  })

  test('keeps key phrases that were added meanwhile, and finishes', async ({ premiumUser: user }) => {
    const importId = crypto.randomUUID()
    const keyPhrases = Array.from({ length: 12 }, () => archivedPhrase())
    await tracking.importArchive(user, { keyPhrases }, { importId, last: false })
    await tracking.add(user, { keyword: 'added meanwhile' })
    await tracking.importArchive(user, {}, { importId })
    const rows = await tracking.rows('public.keywords', user, 'keyword, status, paused_by_plan')
    expect(rows.filter(({ status }) => status)).toHaveLength(10)
    expect(rows.filter(({ paused_by_plan }) => paused_by_plan)).toHaveLength(3)
    expect(rows.find(({ keyword }) => keyword === 'added meanwhile')).toMatchObject({ status: true })
  })

  test('may fill the account beyond its plan, but not beyond the limits', async ({ freeUser: user }) => {
    const idea = () => ({ id: crypto.randomUUID(), phrase: 'a', country: 'gb', stage: 'idea' })
    const keyPhrases = Array.from({ length: 500 }, () => archivedPhrase())
    const ideas = Array.from({ length: 500 }, idea)
    const importing = (slice: Record<string, Row[]>) => tracking.importArchive(user, slice, { last: false })
    expect(await importing({ keyPhrases, ideas })).toMatchObject({ key_phrases: 500, ideas: 500 })
    expect(await importing({ keyPhrases, ideas })).toMatchObject({ key_phrases: 0, ideas: 0 })
    await expectRefusal(importing({ keyPhrases: [archivedPhrase()] }), 'too_many_key_phrases')
    await expectRefusal(importing({ ideas: [idea()] }), 'too_many_ideas')
  })

  // A row with an unreadable date once stopped the digests of all users in its batch.
  const moments = ['-infinity', 'infinity', '0044-03-15 BC']
  test.for(moments)('accepts %s as an ordinary date', async (moment, { user }) => {
    await tracking.importArchive(user, {
      keyPhrases: [archivedPhrase({ created_at: moment })],
      checks: [archivedCheck({ searched_at: moment })],
    })
    const [row] = await database.query(
      `select created_at between '2016-01-01' and now() and searched_at between '2016-01-01' and now() as sound
       from public.keywords join public.search_history using (user_id) where user_id = '${user}'`,
    )
    expect(row).toEqual({ sound: true })
  })

  test('does not change the metrics, whatever it contains for today', async ({ user }) => {
    const measured = () =>
      database.query(
        `select name, labels, value from public.read_metrics()
         where name in ('searches_today', 'provider_pages_today', 'credits_today') order by name, labels`,
      )
    const before = await measured()
    const searched_at = new Date().toISOString()
    const failures = ['x y', 'A', 'z'.repeat(4_000)].map((failure_code) =>
      archivedCheck({ state: 'failed', failure_code, searched_at }),
    )
    const checks = [...failures, archivedCheck({ pages_done: 900, searched_at })]
    await tracking.importArchive(user, { checks })
    expect(await measured()).toEqual(before)
    const codes = await database.query(
      `select distinct failure_code from public.search_history where user_id = '${user}' and state = 'failed'`,
    )
    expect(codes).toEqual([{ failure_code: 'abandoned' }])
  })
})
