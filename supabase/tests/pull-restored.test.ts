import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'
import { literal, type Row, trackingOn } from './support/tracking.ts'

interface Answer {
  cursor: string
  pages: { relation: string; rows: Row[]; rest: Row | null }[]
}

let database: TestDatabase
let tracking: ReturnType<typeof trackingOn>
beforeAll(async () => {
  database = await openTestDatabase()
  tracking = trackingOn(database)
})
afterAll(() => database.close())

async function pull(user: string, cursor: string | null = null, open = {}): Promise<Answer> {
  const asked = `${literal(cursor)}, ${literal(JSON.stringify(open))}`
  const [row] = await database.queryAs(
    'authenticated',
    user,
    `select public.pull_changes(${asked}) as answer`,
  )
  return row?.answer as Answer
}

test('what a dump brought back comes once, whole, under whatever numbers its transactions had', async () => {
  const user = await tracking.createUser()
  const phrase = await tracking.add(user)
  await database.query(
    `insert into public.key_phrase_notes (id, user_id, keyword_id, day, note)
       select gen_random_uuid(), '${user}', '${phrase}', '2026-11-01', 'n' from generate_series(1, 620)`,
  )
  const [other] = await database.query('select gen_random_uuid() as id')
  const ahead = `'999999999999'::xid8`
  await database.query(
    `insert into public.removed_rows (user_id, relation, row_id, changed_in)
       values ('${user}', '*', '${user}', ${ahead}), ('${user}', 'keywords', '${other?.id}', ${ahead})`,
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
  const notes = [first, second].flatMap((answer) =>
    answer.pages.flatMap(({ relation, rows }) => (relation === 'key_phrase_notes' ? rows : [])),
  )
  expect(new Set(notes.map((row) => row.id)).size).toBe(620)
  expect(second).toMatchObject({ anew: false, pages: [{ relation: 'key_phrase_notes', open: true }] })
  const third = await pull(user, second.cursor)
  expect(third).toEqual({ cursor: expect.any(String), anew: false, usage: expect.anything(), pages: [] })
})
