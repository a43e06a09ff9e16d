import { describe, expect } from 'vitest'
import { type Answer, pulledRows, pullOn } from './support/pull.ts'
import { type Row, trackedDatabase, videos } from './support/tracking.ts'

describe('a pull', () => {
  const { database, tracking, test } = trackedDatabase()
  const pull = pullOn(database)

  const idsIn = (answer: Answer) =>
    Object.fromEntries(answer.pages.map(({ relation, rows }) => [relation, rows.map((row) => row.id)]))
  const nothing = { cursor: expect.any(String), restarts: false, usage: expect.anything(), pages: [] }

  /** Inserts more notes than fit on one page of a pull. */
  const insertNotes = (user: string, phrase: string) =>
    database.query(
      `insert into public.key_phrase_notes (id, user_id, keyword_id, day, note)
         select gen_random_uuid(), '${user}', '${phrase}', '2026-11-01', 'n' from generate_series(1, 620)`,
    )

  test('returns only the caller’s rows: all, then changed or removed', async ({ user, phrase, stranger }) => {
    const check = await tracking.check(user, { found: videos(3) })
    const ids: Record<string, string[]> = {
      keywords: [phrase],
      key_phrase_notes: [await tracking.addNote(user, phrase)],
      ideas: [await tracking.addIdea(user)],
      alert_rules: [await tracking.addRule(user, phrase, 'lost')],
      alerts: [expect.any(String)],
      report_links: [await tracking.publishReport(user)],
      key_phrase_checks: [expect.any(String)],
      search_history: [check],
    }
    await database.query(
      `insert into public.alerts (user_id, keyword_id, search_id, kind) values ('${user}', '${phrase}', '${check}', 'lost')`,
    )
    await tracking.apply(user, 'change_alert_settings', { push: true })
    await tracking.add(stranger, { keyword: 'another user' })
    const first = await pull(user, null, {}, true)
    expect(first).toMatchObject({
      restarts: true,
      usage: { used: 1, allowance: 2000 },
      profiles: [{ id: user, subscription_level: 'pro' }],
      alert_settings: [{ push: true }],
      plans: expect.arrayContaining([expect.objectContaining({ level: 'pro' })]),
    })
    expect(idsIn(first)).toEqual(ids)
    expect(pulledRows(first, 'key_phrase_checks')).toMatchObject([{ keyword_id: phrase, search_id: check }])
    expect(first.pages.every(({ open, rest }) => !open && rest === null)).toBe(true)
    const tally = Object.entries(idsIn(first)).map(([relation, [id]]) => [
      relation,
      [1, Number.parseInt(String(id).slice(0, 8), 16)],
    ])
    expect(first.tally).toEqual(Object.fromEntries(tally))

    for (const relation of Object.keys(ids))
      await database.query(`update public.${relation} set user_id = user_id where user_id = '${user}'`)
    const second = await pull(user, first.cursor)
    expect(idsIn(second)).toEqual(ids)
    for (const relation of Object.keys(ids))
      await database.query(`delete from public.${relation} where user_id = '${user}'`)
    expect(await pull(user, second.cursor)).toMatchObject({ pages: [], removed: ids })
  })

  test('is smaller than a kilobyte if nothing changed', async ({ user }) => {
    await tracking.add(user)
    const { cursor } = await pull(user)
    const answer = await pull(user, cursor)
    expect(answer).toEqual(nothing)
    expect(JSON.stringify(answer).length).toBeLessThan(1_000)
  })

  test('returns each change once', async ({ user, phrase }) => {
    const first = await pull(user)
    await tracking.apply(user, 'change_key_phrase', { id: phrase, tags: ['new'] })
    const second = await pull(user, first.cursor)
    expect(pulledRows(second, 'keywords')).toMatchObject([{ id: phrase, tags: ['new'] }])
    expect(idsIn(await pull(user, second.cursor))).toEqual({})
    await tracking.apply(user, 'change_profile', { first_name: 'Ada' })
    const third = await pull(user, second.cursor)
    expect(third).toMatchObject({ profiles: [{ first_name: 'Ada' }], pages: [] })
    expect(third.plans).toBeUndefined()
  })

  test('returns a search as one row, and again when its results are stored', async ({ user }) => {
    const { cursor } = await pull(user)
    const id = await tracking.startSearch(user)
    const pending = await pull(user, cursor)
    expect(pulledRows(pending, 'search_history')).toMatchObject([{ id, state: 'pending' }])
    expect(pulledRows(pending, 'search_history')[0]).not.toHaveProperty('log_id')
    await tracking.completeSearch(user, id)
    const done = await pull(user, pending.cursor)
    expect(pulledRows(done, 'search_history')).toMatchObject([{ id, state: 'done' }])
  })

  test('returns a removal with its dependent rows', async ({ user, phrase }) => {
    const check = await tracking.check(user, { found: videos(1), keywordId: phrase, origin: 'tracker' })
    const note = await tracking.addNote(user, phrase)
    const before = await pull(user)
    const position = pulledRows(before, 'key_phrase_checks')[0]?.id
    await tracking.apply(user, 'delete_key_phrase', { id: phrase })
    const after = await pull(user, before.cursor)
    expect(after.removed).toEqual({
      keywords: [phrase],
      key_phrase_notes: [note],
      key_phrase_checks: [position],
      search_history: [check],
    })
    expect((await pull(user, after.cursor)).removed).toBeUndefined()
  })

  test('returns a row that was deleted and created again', async ({ user, phrase }) => {
    const id = await tracking.addNote(user, phrase)
    const { cursor } = await pull(user)
    await tracking.apply(user, 'delete_note', { id })
    await tracking.addNote(user, phrase, { id, note: 'again' })
    const answer = await pull(user, cursor)
    expect(answer.removed).toEqual({ key_phrase_notes: [id] })
    expect(pulledRows(answer, 'key_phrase_notes')).toMatchObject([{ id, note: 'again' }])
  })

  test('pages through many rows, newest first, and returns changes meanwhile once', async ({ user }) => {
    await database.query(
      `insert into public.search_history (id, search_id, user_id, search_term, search_type, country, state, source, searched_at)
         select id, id, '${user}', 'p', 'basic', 'gb', 'done', 'tiktok', now() - n * interval '1 minute'
         from (select gen_random_uuid() as id, n from generate_series(1, 500) as n) as made`,
    )
    const seen: Row[] = []
    let answer = await pull(user)
    const changed = new Set<unknown>()
    for (let rounds = 0; ; rounds += 1) {
      expect(rounds).toBeLessThan(10)
      seen.push(...pulledRows(answer, 'search_history'))
      const [page] = answer.pages.filter(({ relation, rest }) => relation === 'search_history' && rest)
      if (!page?.rest) break
      // Alternates between a row that was already sent and one that is yet to be sent.
      const [row] = await database.query(
        `update public.search_history set source = 'sample' where id in (
           select id from public.search_history where user_id = '${user}' order by searched_at ${rounds % 2 ? 'desc' : ''} limit 1
         ) returning id`,
      )
      changed.add(row?.id)
      answer = await pull(user, answer.cursor, { search_history: page.rest })
    }
    const last = await pull(user, answer.cursor)
    seen.push(...pulledRows(last, 'search_history'))
    const ids = seen.map((row) => row.id)
    expect(new Set(ids).size).toBe(500)
    // The newest search changed after its page was sent, so it came twice. The oldest one had not been sent
    // yet.
    expect(ids.length).toBe(501)
    expect(changed.size).toBe(2)
    const times = seen.slice(0, 50).map((row) => String(row.searched_at))
    expect(times).toEqual(times.toSorted().reverse())
  })

  test('pages through more than a page of changes as a separate range', async ({ user, phrase }) => {
    const { cursor } = await pull(user)
    await insertNotes(user, phrase)
    const first = await pull(user, cursor)
    expect(first.pages).toMatchObject([{ relation: 'key_phrase_notes', rest: { before: expect.anything() } }])
    const second = await pull(user, first.cursor, { key_phrase_notes: first.pages[0]?.rest })
    expect(second.pages).toMatchObject([{ open: true, rest: null }])
    const notes = [first, second].flatMap((answer) => pulledRows(answer, 'key_phrase_notes'))
    expect(notes).toHaveLength(620)
    expect(new Set(notes.map((row) => row.id)).size).toBe(620)
  })

  test.for([
    ['another history of the database', '1.1/10:10:'],
    ['another format', '2026-11-01T00:00:00Z'],
  ] as const)('returns all rows again for a cursor of %s', async ([, cursor], { user, phrase }) => {
    expect(idsIn(await pull(user, cursor))).toEqual({ keywords: [phrase] })
    expect(await pull(user, cursor)).toMatchObject({ restarts: true })
  })

  test('returns restored rows once, whole, whatever their transaction numbers', async ({ user, phrase }) => {
    await insertNotes(user, phrase)
    const ahead = `'999999999999'::xid8`
    await database.query(
      `insert into public.removed_rows (user_id, relation, row_id, changed_in)
         values ('${user}', '*', '${user}', ${ahead}), ('${user}', 'keywords', gen_random_uuid(), ${ahead})`,
    )
    for (const [table, own] of [
      ['profiles', 'id'],
      ['keywords', 'user_id'],
      ['key_phrase_notes', 'user_id'],
    ] as const) {
      await database.query(`alter table public.${table} disable trigger ${table}_stamp`)
      await database.query(`update public.${table} set changed_in = ${ahead} where ${own} = '${user}'`)
      await database.query(`alter table public.${table} enable trigger ${table}_stamp`)
    }
    const first = await pull(user)
    const { rest } = first.pages.find(({ relation }) => relation === 'key_phrase_notes') ?? {}
    const second = await pull(user, first.cursor, { key_phrase_notes: rest })
    const notes = [first, second].flatMap((answer) => pulledRows(answer, 'key_phrase_notes'))
    expect(new Set(notes.map((row) => row.id)).size).toBe(620)
    expect(second).toMatchObject({ restarts: false, pages: [{ relation: 'key_phrase_notes', open: true }] })
    expect(await pull(user, second.cursor)).toEqual(nothing)
  })

  test('leaves nothing behind for a deleted account', async ({ user, phrase }) => {
    await tracking.check(user, { found: videos(1) })
    await tracking.apply(user, 'delete_key_phrase', { id: phrase })
    await database.query(`delete from auth.users where id = '${user}'`)
    expect(await tracking.count('public.removed_rows', user)).toBe(0)
  })
})
