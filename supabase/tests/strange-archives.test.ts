import { describe, expect, test } from 'vitest'
import { archivedCheck } from './support/archives.ts'
import { type Row, trackedDatabase } from './support/tracking.ts'

describe('a hand-written archive', () => {
  const { database, tracking } = trackedDatabase()

  const phrase = (more: Row = {}): Row => ({
    id: crypto.randomUUID(),
    keyword: `phrase ${crypto.randomUUID()}`,
    country: 'gb',
    status: true,
    created_at: '2026-11-01T10:00:00Z',
    ...more,
  })
  test('keeps key phrases that were added meanwhile, and finishes', async () => {
    const user = await tracking.createUser('premium')
    const importId = crypto.randomUUID()
    const keyPhrases = Array.from({ length: 12 }, () => phrase())
    await tracking.importArchive(user, { keyPhrases }, { importId, last: false })
    await tracking.add(user, { keyword: 'added meanwhile' })
    await tracking.importArchive(user, {}, { importId })
    const rows = await database.query(
      `select keyword, status, paused_by_plan from public.keywords where user_id = '${user}'`,
    )
    expect(rows.filter(({ status }) => status)).toHaveLength(10)
    expect(rows.filter(({ paused_by_plan }) => paused_by_plan)).toHaveLength(3)
    expect(rows.find(({ keyword }) => keyword === 'added meanwhile')).toMatchObject({ status: true })
  })

  test('may fill the account and repeat its slices, but not exceed the limits', async () => {
    const user = await tracking.createUser('premium')
    const idea = () => ({ id: crypto.randomUUID(), phrase: 'a', country: 'gb', stage: 'idea' })
    const keyPhrases = Array.from({ length: 500 }, () => phrase())
    const ideas = Array.from({ length: 500 }, idea)
    const importing = (slice: Record<string, Row[]>) => tracking.importArchive(user, slice, { last: false })
    expect(await importing({ keyPhrases, ideas })).toMatchObject({ key_phrases: 500, ideas: 500 })
    expect(await importing({ keyPhrases, ideas })).toMatchObject({ key_phrases: 0, ideas: 0 })
    const tooMany = (message: string) => ({ code: 'PT422', message })
    await expect(importing({ keyPhrases: [phrase()] })).rejects.toMatchObject(tooMany('too_many_key_phrases'))
    await expect(importing({ ideas: [idea()] })).rejects.toMatchObject(tooMany('too_many_ideas'))
  })

  // A row with an unreadable date once stopped the digests of all users in its batch.
  test.each(['-infinity', 'infinity', '0044-03-15 BC'])('accepts %s as an ordinary date', async (moment) => {
    const user = await tracking.createUser()
    await tracking.importArchive(user, {
      keyPhrases: [phrase({ created_at: moment })],
      checks: [archivedCheck({ searched_at: moment })],
    })
    const [row] = await database.query(
      `select created_at between '2016-01-01' and now() and searched_at between '2016-01-01' and now() as sound
       from public.keywords join public.search_history using (user_id) where user_id = '${user}'`,
    )
    expect(row).toEqual({ sound: true })
  })

  test.each<Record<string, Row[]>>([
    ...['-infinity', 'infinity', '0044-03-15 BC'].map((day) => ({
      ideas: [{ id: crypto.randomUUID(), phrase: 'a', country: 'gb', stage: 'idea', target_date: day }],
    })),
    { checks: [archivedCheck({ pages_done: -1 })] },
  ])('is rejected with a value that devices cannot read: %j', async (slice) => {
    const user = await tracking.createUser()
    await expect(tracking.importArchive(user, slice)).rejects.toMatchObject({
      code: 'PT422',
      message: 'invalid_archive',
    })
  })

  test('does not change the metrics, whatever it contains for today', async () => {
    const user = await tracking.createUser()
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
    await tracking.importArchive(user, {
      checks: [...failures, archivedCheck({ pages_done: 900, searched_at })],
    })
    expect(await measured()).toEqual(before)
    const codes = await database.query(
      `select distinct failure_code from public.search_history where user_id = '${user}' and state = 'failed'`,
    )
    expect(codes).toEqual([{ failure_code: 'abandoned' }])
  })
})
