import { expect, test } from 'vitest'
import { pulledRows, pullOn } from './support/pull.ts'
import { sharedDatabase } from './support/shared-database.ts'
import { trackingOn } from './support/tracking.ts'

const database = sharedDatabase()

test('rows restored from a dump are pulled once, whole, whatever their transaction numbers', async () => {
  const [tracking, pull] = [trackingOn(database), pullOn(database)]
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
  const notes = [first, second].flatMap((answer) => pulledRows(answer, 'key_phrase_notes'))
  expect(new Set(notes.map((row) => row.id)).size).toBe(620)
  expect(second).toMatchObject({ restarts: false, pages: [{ relation: 'key_phrase_notes', open: true }] })
  const third = await pull(user, second.cursor)
  expect(third).toEqual({ cursor: expect.any(String), restarts: false, usage: expect.anything(), pages: [] })
})
