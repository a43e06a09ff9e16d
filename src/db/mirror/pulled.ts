// What a pull may change. It never overwrites or brings back a row that has a change in the outbox, or one that the server
// took after it had answered.
import type { PagedRelation, Pulled, PulledRows } from '#src/domain/sync/pulled.ts'
import { writeMetadata } from '../core/metadata.ts'
import { database, databaseOf } from '../core/open.ts'
import { compareTally, doubtRows } from './completeness.ts'
import { withQuotaRecovery } from './disk-quota.ts'
import { type Held, heldAgainst, isHeld } from './held.ts'
import { advance, isCurrent, type PullTicket } from './pull-books.ts'
import { keepHeads } from './pulled-heads.ts'
import { keyOf, putAlerts, putRows, removeRows } from './pulled-rows.ts'
import { tablesOf } from './tables.ts'
import { nameOf, nextWanted, noteTold, passedOver, want } from './wanted.ts'

/** What is kept first of a first answer, which can be thousands of rows: what screens begin with. */
const early: readonly (keyof PulledRows)[] = [
  'profile',
  'subscription',
  'plans',
  'keyPhrases',
  'keyPhraseChecks',
]
/** And of the searches, newest first, so many: a screenful, without what they found. */
const earlySearches = 25

const manyRows = 100
/** What screens take to read what they begin with. */
const readingMs = 100

/** Of which first answers the early tables are kept. */
const keptEarly = new WeakSet<Pulled>()

/** `overtaken`: the device has learned more since it asked; nothing was kept, and it is to ask again. */
export type Kept = 'overtaken' | { more: boolean; differing: PagedRelation[] | null }

/**
 * Keeps an answer and moves the books on, both or neither; what screens show first comes before. Says whether more is to
 * come, and of which relations server and device do not have the same rows; null where that was not asked or cannot be
 * told yet. Throws StorageFull.
 */
export function keepPulled(ticket: PullTicket, pulled: Pulled): Promise<Kept> {
  const db = databaseOf(ticket.userId)
  return withQuotaRecovery(async () => {
    const isFirst = ticket.books.cursor === null
    if (isFirst) await keepEarly(ticket, pulled)
    const last = tablesOfPull(pulled).filter((table) => !isFirst || !early.includes(table))
    // A read that comes now would wait for all of them.
    if (isFirst && last.some((table) => pulled.rows[table].length > manyRows)) await pause(readingMs)
    return db.transaction('rw', db.tables, async (): Promise<Kept> => {
      if (!(await isCurrent(ticket))) return 'overtaken'
      const held = await heldAgainst(pulled.cursor)
      await keepRemovals(pulled.removed, held)
      await keepRows(pulled, last, held)
      if (pulled.usage) await db.usage.put({ ...pulled.usage, user_id: db.userId })
      await writeMetadata('unfinished_import', pulled.unfinishedImport)
      await database().$unreadable.bulkPut(pulled.unreadable.map((name) => ({ name: nameOf(name) })))
      const { open } = await advance(ticket, pulled)
      // What is gone was not told.
      if (pulled.anew) await doubtRows()
      const more = Object.keys(open).length > 0
      const isWhole = !more && (await nextWanted()) === undefined
      return { more, differing: isWhole && pulled.tally ? await compareTally(pulled.tally, held) : null }
    })
  })
}

/** Keeps what screens begin with of a first answer; the books don't move yet. Throws StorageFull. */
export async function keepEarly(ticket: PullTicket, pulled: Pulled): Promise<void> {
  if (keptEarly.has(pulled)) return
  const db = databaseOf(ticket.userId)
  const books = [
    ...[db.usage, db.$standings, db.$outbox, db.$settled, db.$facts],
    ...[db.$wanted, db.$unreadable],
  ]
  await withQuotaRecovery(() =>
    db.transaction('rw', [...early.map((table) => db.table(table)), db.searches, ...books], async () => {
      if (!(await isCurrent(ticket))) return
      const held = await heldAgainst(pulled.cursor)
      await keepRows(pulled, early, held)
      await keepHeads('searches', pulled.rows.searches.slice(0, earlySearches), held)
      if (pulled.usage) await db.usage.put({ ...pulled.usage, user_id: db.userId })
    }),
  )
  keptEarly.add(pulled)
}

const tablesOfPull = ({ rows }: Pulled) => Object.keys(rows) as (keyof PulledRows)[]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function keepRemovals(removed: Pulled['removed'], held: Held): Promise<void> {
  for (const [relation, ids] of Object.entries(removed))
    for (const table of tablesOf(relation)) {
      const gone = ids.filter((id) => !isHeld(held, table, id))
      await want(passedOver(held, table, ids))
      await removeRows(table, gone)
      const names = gone.map((id) => nameOf({ table, id }))
      await database().$wanted.bulkDelete(names)
      await database().$unreadable.bulkDelete(names)
    }
}

async function keepRows(
  { rows, anew }: Pulled,
  tables: readonly (keyof PulledRows)[],
  held: Held,
): Promise<void> {
  const { plans, $unreadable } = database()
  // Nobody notes that a plan is gone.
  if (anew && tables.includes('plans')) await plans.clear()
  const unread = new Set(await $unreadable.toCollection().primaryKeys())
  for (const table of tables) {
    if (table === 'searches' || table === 'checks') await want(await keepHeads(table, rows[table], held))
    else {
      const fresh = rows[table].filter((row) => !isHeld(held, table, keyOf(table, row), row))
      await noteTold(
        held,
        table,
        rows[table].map((row) => keyOf(table, row)),
      )
      if (table === 'alerts') await putAlerts(fresh as Pulled['rows']['alerts'])
      else await putRows(table, fresh)
    }
    const names = unread.size === 0 ? [] : rows[table].map((row) => nameOf({ table, id: keyOf(table, row) }))
    await $unreadable.bulkDelete(names.filter((name) => unread.has(name)))
  }
}
