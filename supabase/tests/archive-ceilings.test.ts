import { describe, expect, test } from 'vitest'
import { archivedCheck } from './support/archives.ts'
import { type Row, trackedDatabase, videos } from './support/tracking.ts'

describe('an archive', () => {
  const { database, tracking } = trackedDatabase()

  const importInto = (user: string, checks: Row[]) =>
    tracking.importArchive(user, { checks }, { last: false })
  const tooLarge = { code: 'PT422', message: 'archive_too_large' }

  test.each([
    ['free', 100_000_000, 150_000],
    ['premium', 300_000_000, 450_000],
    ['pro', 1_000_000_000, 1_500_000],
  ] as const)('imports no more a day than the plan %s allows', async (level, characters, rows) => {
    const user = await tracking.createUser(level)
    await importInto(user, [archivedCheck()])
    const [counted] = await database.query(
      `select used::integer from private.account_counts where user_id = '${user}' and bucket = 'import rows'`,
    )
    expect(counted).toEqual({ used: 4 })
    await tracking.use(user, 'import characters', characters - 100)
    await expect(importInto(user, [archivedCheck()])).rejects.toMatchObject(tooLarge)
    await tracking.use(user, 'import characters', 0)
    await tracking.use(user, 'import rows', rows - 3)
    await expect(importInto(user, [archivedCheck()])).rejects.toMatchObject(tooLarge)
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
  test.each(strange)('is rejected with the link %j', async (address) => {
    const user = await tracking.createUser('free')
    for (const column of ['video_url', 'author_url'])
      await expect(
        importInto(user, [
          archivedCheck({ search_ranking_results: [{ ...videos(1)[0], [column]: address }] }),
        ]),
        column,
      ).rejects.toMatchObject({ code: 'PT422', message: 'invalid_archive' })
    expect(await tracking.count('public.search_ranking_results', user)).toBe(0)
  })

  test('may contain pictures of TikTok or the sample only', async () => {
    const user = await tracking.createUser('free')
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
    await importInto(user, [archivedCheck({ search_ranking_results: rows })])
    const stored = await database.query(
      `select avatar_thumb, dynamic_cover from public.search_ranking_results where user_id = '${user}' order by rank`,
    )
    const expected = [...kept, ...dropped.map(() => null)]
    expect(stored).toEqual(expected.map((address) => ({ avatar_thumb: address, dynamic_cover: address })))
  })

  test('cannot give a check more pages than the maximum', async () => {
    const user = await tracking.createUser('pro')
    await importInto(user, [archivedCheck({ pages_done: 2_147_483_647, next_cursor: '12' })])
    const [first] = await database.query(
      `select id, pages_done from public.search_history where user_id = '${user}'`,
    )
    expect(first?.pages_done).toBe(1000)
    const page = `'${crypto.randomUUID()}', '${user}', 'a', 'gb', '${first?.id}', '12'`
    const [row] = await database.query(`select public.record_check_page(${page}) as page`)
    expect(row?.page).toMatchObject({ replayed: false, search: { page: 1001 } })
  })
})
