import { beforeAll, describe, expect } from 'vitest'
import { archiveSlice } from './support/archives.ts'
import { expectRefusal } from './support/calls.ts'
import { archiveHead, literal, type Row, trackedDatabase, videos } from './support/tracking.ts'

type Archive = Record<
  'searches' | 'checks' | 'keyPhrases' | 'keyPhraseChecks' | 'notes' | 'alertRules' | 'ideas',
  Row[]
>

describe('archives', () => {
  const { database, tracking, test } = trackedDatabase()
  let archive: Archive
  let author: string
  beforeAll(async () => {
    author = await tracking.createUser()
    await fill(author)
    archive = await buildArchive(author)
  })

  async function fill(user: string): Promise<void> {
    const search = crypto.randomUUID()
    await database.query(
      `select public.record_search('${search}', '${user}', 'a "quote"', 'autocomplete', 'us')`,
    )
    await database.query(
      `select public.complete_search('${search}', '${user}', '[{"word":"b","group_id":"en"}]', 'tiktok')`,
    )
    const add = (n: number) =>
      tracking.add(user, { keyword: `phrase ${n}`, account_name: 'creator-3', tags: ['autumn'] })
    const [first, second] = [await add(0), await add(1)]
    for (let n = 2; n < 12; n += 1) await add(n)
    await tracking.apply(user, 'change_key_phrase', { id: second, status: false, competitors: ['rival'] })
    const check = (at: string, found: Row[] | string) =>
      tracking.check(user, { keyword: 'phrase 0', keywordId: first, origin: 'tracker', at, found })
    await check('2026-11-01T00:05:00Z', videos(36))
    await check('2026-11-02T00:05:00Z', 'upstream_timeout')
    await check(new Date().toISOString(), videos(36, { 3: { username: 'somebody' } }))
    await tracking.check(user, { keyword: 'phrase 1', found: videos(12) })
    await tracking.check(user, { keyword: 'not tracked', found: videos(12) })
    await tracking.addNote(user, first, { note: "it's new" })
    await tracking.addRule(user, first, 'enters_first', 3)
    await tracking.addIdea(user, { recipe: { videos: 10 }, title: 'Later' })
    await tracking.addIdea(user, {
      ...{ recipe: { videos: 10 }, stage: 'published', published_on: '2026-11-02', goal: 3 },
      ...{ account_name: 'creator-3', video_id: '7301234567890123456', note: "it's out" },
    })
  }

  async function buildArchive(user: string): Promise<Archive> {
    const all = async (sql: string) => (await database.query(sql)).map((row) => row.row as Row)
    const of = (table: string) => `from public.${table} as t where user_id = '${user}' order by t.id`
    const searchColumns =
      'id user_id search_term search_type country origin state failure_code source searched_at changed_at'
    const checkColumns =
      'id user_id search_term country origin state failure_code source keyword_id pages_done next_cursor searched_at changed_at'
    const pick = (row: Row, names: string) =>
      Object.fromEntries(names.split(' ').map((name) => [name, row[name]]))
    const searches = await all(
      `select to_jsonb(t) || jsonb_build_object(
           'search_results', (select coalesce(jsonb_agg(to_jsonb(r) - '{search_id,user_id,search_type}'::text[] order by position), '[]')
             from public.search_results as r where search_id = t.id),
           'search_ranking_results', (select coalesce(jsonb_agg(to_jsonb(r) - '{search_id,user_id,page}'::text[] order by rank), '[]')
             from public.search_ranking_results as r where search_id = t.id)) as row ${of('search_history')}`,
    )
    const isCheck = (row: Row) => row.search_type === 'search_results_check'
    return {
      searches: searches
        .filter((row) => !isCheck(row))
        .map((row) => pick(row, `${searchColumns} search_results`)),
      checks: searches.filter(isCheck).map((row) => pick(row, `${checkColumns} search_ranking_results`)),
      keyPhrases: await all(`select to_jsonb(t) as row ${of('keywords')}`),
      keyPhraseChecks: await all(`select to_jsonb(t) as row ${of('key_phrase_checks')}`),
      notes: await all(`select to_jsonb(t) as row ${of('key_phrase_notes')}`),
      alertRules: await all(`select to_jsonb(t) as row ${of('alert_rules')}`),
      ideas: await all(`select to_jsonb(t) as row ${of('ideas')}`),
    }
  }

  const only = (...names: (keyof Archive)[]) => Object.fromEntries(names.map((name) => [name, archive[name]]))

  function resolveContents(parts: Archive): unknown {
    const names = new Map<unknown, string>()
    for (const row of parts.keyPhrases) names.set(row.id, `key phrase ${row.keyword}`)
    for (const row of [...parts.checks, ...parts.searches]) names.set(row.id, `search of ${row.searched_at}`)
    const plain = ({ id, user_id, changed_at, changed_in, ...row }: Row) => ({
      ...row,
      ...('keyword_id' in row ? { keyword_id: names.get(row.keyword_id) ?? null } : {}),
      ...('search_id' in row ? { search_id: names.get(row.search_id) } : {}),
    })
    const sorted = (rows: Row[]) => rows.map((row) => JSON.stringify(plain(row))).sort()
    return Object.fromEntries(Object.entries(parts).map(([name, rows]) => [name, sorted(rows)]))
  }

  test('are imported into another account: the same rows under new ids', async ({ user }) => {
    expect(await tracking.importArchive(user, archive)).toEqual({
      searches: 1,
      checks: 5,
      key_phrases: 12,
      positions: 4,
      notes: 1,
      alert_rules: 1,
      ideas: 2,
    })
    const copy = await buildArchive(user)
    expect(resolveContents(copy)).toEqual(resolveContents(archive))
    expect(copy.checks.map((row) => row.id)).not.toEqual(archive.checks.map((row) => row.id))
    expect(resolveContents(await buildArchive(author))).toEqual(resolveContents(archive))
  })

  test('import a check without its deleted key phrase', async ({ user }) => {
    expect(await tracking.importArchive(user, only('checks'))).toMatchObject({ checks: 5, key_phrases: 0 })
    expect((await buildArchive(user)).checks.map((row) => row.keyword_id)).toEqual(Array(5).fill(null))
  })

  test('store each row once after an interrupted import of the same file', async ({ user }) => {
    const first = only('keyPhrases', 'searches')
    const half = { checks: archive.checks.slice(0, 2) }
    for (const slice of [first, first, half])
      await tracking.importArchive(user, slice, { importId: crypto.randomUUID(), last: false })
    const another = { ...first, exported_at: '2026-11-19T10:00:00Z' }
    await expectRefusal(tracking.importArchive(user, another), 'not_empty', 'another file in between')

    const importId = crypto.randomUUID()
    for (const slice of [first, only('checks'), only('keyPhraseChecks')])
      await tracking.importArchive(user, slice, { importId, last: false })
    const end = only('notes', 'alertRules', 'ideas')
    const counts = { notes: 1, alert_rules: 1, ideas: 2 }
    expect(await tracking.importArchive(user, end, { importId })).toMatchObject(counts)
    expect(await tracking.importArchive(user, end, { importId })).toEqual({})
    expect(resolveContents(await buildArchive(user))).toEqual(resolveContents(archive))
    await expectRefusal(tracking.importArchive(user, end), 'not_empty', 'once more')
  })

  test('are refused above a gigabyte', async ({ user }) => {
    await tracking.importArchive(user, only('searches'), { last: false })
    // Simulates an archive that was mostly imported on earlier days, within each day's limit.
    await database.query(
      `update private.archive_imports set received = 1e9::bigint - 10 where user_id = '${user}'`,
    )
    await expectRefusal(tracking.importArchive(user, only('checks'), { last: false }), 'archive_too_large')
  })

  test('can be cancelled while unfinished, not afterwards', async ({ user }) => {
    const cancel = () => database.valueAs(user, 'public.cancel_import()')
    await tracking.importArchive(user, only('keyPhrases', 'searches'), { last: false })
    await tracking.importArchive(user, only('checks', 'ideas'), { last: false })
    await cancel()
    expect(await buildArchive(user)).toMatchObject({ searches: [], checks: [], keyPhrases: [], ideas: [] })
    await tracking.importArchive(user, archive)
    await cancel()
    expect(resolveContents(await buildArchive(user))).toEqual(resolveContents(archive))
  })

  test('activate no key phrase on free: active ones are paused by the plan', async ({ freeUser: user }) => {
    await tracking.importArchive(user, archive)
    const rows = await database.query(
      `select count(*) filter (where status)::integer as active, count(*) filter (where paused_by_plan)::integer as held
         from public.keywords where user_id = '${user}'`,
    )
    expect(rows).toEqual([{ active: 0, held: 11 }])
  })

  test('use no credits, for today or earlier, and a checked day is not checked again', async ({ user }) => {
    await tracking.importArchive(user, archive)
    expect(await tracking.creditsUsed(user)).toBe(0)
    const due = await database.query(
      `select from private.tracked_days join public.keywords on keywords.id = keyword_id
         where user_id = '${user}' and keyword = 'phrase 0' and next_attempt_at <= now()`,
    )
    expect(due).toEqual([])
  })

  test.for([
    ['searches', tracking.startSearch],
    ['key phrases', tracking.add],
    ['ideas', tracking.addIdea],
  ] as const)('are refused by an account that has %s', async ([, fill], { user }) => {
    await fill(user)
    await expectRefusal(tracking.importArchive(user, archive), 'not_empty')
  })

  test('are refused whole if invalid', async ({ user }) => {
    const whole = { ...archiveHead, ...archive, ownAccounts: [] }
    const broken: object[] = [
      [],
      {},
      { ...whole, format: 'other' },
      { ...whole, version: 2 },
      { ...whole, checks: {} },
      { ...whole, exported_at: undefined },
      { ...whole, exported_at: 'some day' },
      { ...whole, checks: archive.checks.map((row) => ({ ...row, origin: 'admin' })) },
      { ...whole, checks: archive.checks.map((row) => ({ ...row, searched_at: 'yesterday' })) },
      { ...whole, keyPhrases: archive.keyPhrases.map((row) => ({ ...row, keyword: '' })) },
      { ...whole, ideas: archive.ideas.map((row) => ({ ...row, goal: 0 })) },
      // Devices cannot read such dates.
      { ...whole, ideas: archive.ideas.map((row) => ({ ...row, target_date: 'infinity' })) },
      { ...whole, ideas: archive.ideas.map((row) => ({ ...row, target_date: '0044-03-15 BC' })) },
      { ...whole, checks: archive.checks.map((row) => ({ ...row, pages_done: -1 })) },
      { ...whole, checks: archive.checks.map((row) => ({ ...row, searched_at: '2026-11-01T00:00:00Z' })) },
    ]
    for (const file of broken) {
      const given = JSON.stringify(file)
      const importing = `public.import_archive(gen_random_uuid(), ${literal(given)}::jsonb, true)`
      await expectRefusal(database.valueAs(user, importing), 'invalid_archive', given.slice(0, 80))
    }
    expect(await buildArchive(user)).toMatchObject({ searches: [], checks: [], keyPhrases: [] })
  })
})

describe('a cancelled import', () => {
  const { database, tracking, test } = trackedDatabase()

  test('is deleted in slices by the schedule; no import starts before that', async ({ user }) => {
    const bring = (slice: object) => tracking.importArchive(user, slice, { last: false })
    const slice = (searches: number) => database.value(`private.take_import_back('${user}', ${searches})`)
    for (let n = 0; n < 5; n += 1) await bring(archiveSlice(`phrase ${n}`))
    const pulled = () => database.valueAs<{ unfinished_import?: string }>(user, 'public.pull_changes()')
    const { unfinished_import = '' } = await pulled()
    expect(Date.parse(unfinished_import)).toBe(Date.parse(archiveHead.exported_at))
    await database.query(`update private.archive_imports set cancelled_at = now() where user_id = '${user}'`)
    expect(await pulled()).not.toHaveProperty('unfinished_import')
    expect(await slice(3)).toBe(true)
    expect(await tracking.count('public.search_history', user)).toBe(2)
    await expectRefusal(bring(archiveSlice()), 'not_empty')
    await tracking.check(user, { found: [] })
    expect(await database.value('public.take_imports_back()')).toBe(0)
    expect(await tracking.count('public.search_history', user)).toBe(1)
    expect(await tracking.count('public.keywords', user)).toBe(0)
    expect(await tracking.count('public.key_phrase_checks', user)).toBe(0)
    expect(await slice(3)).toBe(false)
  })

  test('is not continued by a device that is still sending its slices', async ({ user: sender }) => {
    const importId = crypto.randomUUID()
    const send = (part: object, last: boolean) => tracking.importArchive(sender, part, { importId, last })
    await send(archiveSlice('first'), false)
    await database.valueAs(sender, 'public.cancel_import()')
    const rest = { ...archiveSlice('second'), ownAccounts: undefined }
    await expectRefusal(send(rest, true), 'import_ended')
    expect(await tracking.count('public.keywords', sender)).toBe(0)
  })

  test('waits for a slice that is being stored, and then deletes it', async ({ user: sender }) => {
    await tracking.importArchive(sender, archiveSlice('first'), { last: false })
    const given = literal(JSON.stringify(archiveSlice('second')))
    const storing = database.commitAsUser(
      sender,
      `select from public.profiles where id = '${sender}' for update; select pg_sleep(0.5);
       select public.import_archive('${crypto.randomUUID()}', ${given}, false)`,
    )
    await tracking.waitForSleep(sender)
    await Promise.all([storing, database.commitAsUser(sender, 'select public.cancel_import()')])
    expect(await tracking.count('public.keywords', sender)).toBe(0)
  })
})
