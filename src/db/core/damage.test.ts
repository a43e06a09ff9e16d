import { Dexie, liveQuery, type TableSchema } from 'dexie'
import { describe, expect, test, vi } from 'vitest'
import { openStore } from '#tests/support/device/opened-store.ts'
import { settleEntry } from '#tests/support/device/outbox.ts'
import { pullRows } from '#tests/support/device/pulled.ts'
import { ada } from '#tests/support/rows/made-rows.ts'
import { rowOfEach } from '#tests/support/rows/row-of-each.ts'
import { takeTicket } from '../mirror/pull-books.ts'
import { nextWanted } from '../missing/wanted.ts'
import {
  appendEntry,
  countUnsent,
  discardParked,
  listParked,
  nextMutations,
  waitingSearches,
} from '../outbox/outbox.ts'
import { readCheck } from '../reads/checks.ts'
import { deviceId, readOutage } from './metadata.ts'
import { closeDatabase, database, eraseDatabase, openDatabase } from './open.ts'
import type { OutboxEntry } from './schema.ts'

const id = '00000000-0000-4000-8000-000000000001'

openStore()

const append = (name: string) =>
  appendEntry({ kind: 'change_profile', row: `profiles/${ada}`, payload: { first_name: name } })

test.each<[string, object]>([
  ['without payload', { payload: undefined }],
  ['without kind', { kind: undefined }],
  ['with a row that is none', { row: 7 }],
  ['in a state that is none', { state: 'asleep' }],
  ['with an id that is none', { id: 'x' }],
  ['of a search without a phrase', { kind: 'run_search', payload: { id } }],
  ['of reading without a time', { kind: 'mark_alerts_read', payload: {} }],
  ['with nothing but its place', { id: undefined, kind: undefined, row: undefined, state: undefined }],
])('an entry of the outbox %s is parked visibly and blocks nothing', async (_, damage) => {
  await append('before')
  const [sound] = await nextMutations(1, () => true)
  const damaged = { ...sound, sequence: 70, id, ...damage }
  for (const [key, value] of Object.entries(damaged))
    if (value === undefined) Reflect.deleteProperty(damaged, key)
  await database().$outbox.put(damaged as OutboxEntry)
  await append('after')
  const next = await nextMutations(9, () => true)
  expect(next.map(({ payload }) => payload)).toEqual([{ first_name: 'before' }, { first_name: 'after' }])
  expect(await waitingSearches()).toEqual([])
  const [parked] = await listParked()
  expect(parked).toMatchObject({
    sequence: 70,
    payload: { damaged },
    last_error: 'damaged',
  })
  for (const entry of next) await settleEntry(entry)
  await discardParked(parked?.id ?? '')
  expect(await countUnsent()).toBe(0)
})

test.each([7, 'nonsense', {}, null])('replaces a device id of %j', async (value) => {
  await database().$facts.put({ key: 'device_id', value })
  expect(await deviceId()).toMatch(/^[\da-f-]{36}$/)
})

test.each([7, 'nonsense', {}, { until: 'never' }])('ignores an outage of %j', async (value) => {
  await database().$facts.put({ key: 'outage', value })
  expect(await readOutage()).toBeUndefined()
})

test.each<[string, () => Promise<unknown>]>([
  ['is asked for', () => readCheck(id)],
  ['is on a screen', () => new Promise((resolve) => liveQuery(() => readCheck(id)).subscribe(resolve))],
])('ignores a check without results that %s, and refetches it', async (_, read) => {
  await database()
    .table('checks')
    .put({ ...rowOfEach.checks(), id, search_ranking_results: undefined })
  expect(await read()).toBeUndefined()
  await vi.waitFor(async () => expect(await nextWanted()).toMatchObject({ table: 'checks', ids: [id] }))
})

describe('a store that lacks tables', () => {
  async function loseTables(lost: readonly string[]): Promise<void> {
    await append('not sent')
    await pullRows({})
    const { name, verno } = database()
    const left = database().tables.filter((table) => !lost.includes(table.name))
    const rows = await Promise.all(left.map((table) => table.toArray()))
    await eraseDatabase(ada)
    const store = new Dexie(name)
    const schema = ({ primKey, indexes }: TableSchema) => [primKey, ...indexes].map(({ src }) => src).join()
    store.version(verno).stores(Object.fromEntries(left.map((table) => [table.name, schema(table.schema)])))
    await store.open()
    for (const [index, { name }] of left.entries()) await store.table(name).bulkPut(rows[index] ?? [])
    store.close()
  }

  test.each([[['checks', 'notes']], [['$settled', '$wanted', 'searches']]])(
    'recreates %j, keeps pending changes, and compares everything',
    async (lost) => {
      // Dexie warns about recreated tables.
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      await loseTables(lost)
      await openDatabase(ada)
      for (const table of lost) expect(await database().table(table).count()).toBe(0)
      expect(await nextMutations(9, () => true)).toMatchObject([{ payload: { first_name: 'not sent' } }])
      expect((await takeTicket()).books.cursor).toBeNull()
      await pullRows({})
      closeDatabase()
      await openDatabase(ada)
      expect((await takeTicket()).books.cursor, 'once').not.toBeNull()
      warn.mockClear()
    },
  )
})
