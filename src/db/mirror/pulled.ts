// The sync's side of the door of write.ts: what a pull may change. It never overwrites or brings back a row that has a
// change in the outbox, or one that the server took after it had answered.
import type { PagedRelation, Pulled, PulledRows } from '#src/domain/sync/pulled.ts'
import { database } from '../core/open.ts'
import { compareTally, doubtRows } from './completeness.ts'
import { type Held, heldAgainst, isHeld } from './held.ts'
import { advance, databaseOf, isCurrent, type PullTicket } from './pull-books.ts'
import { keepHeads } from './pulled-heads.ts'
import { keyOf, putAlerts, putRows, removeRows } from './pulled-rows.ts'
import { withQuotaRecovery } from './quota.ts'
import { tablesOf } from './tables.ts'
import { nameOf, nextWanted, want } from './wanted.ts'

/**
 * How a first answer is kept, which can be thousands of rows: what every screen begins with, then what the tracked list
 * and the charts show, then all the rest.
 */
const early = [
  ['profile', 'plans'],
  ['keyPhrases', 'keyPhraseChecks'],
] as const satisfies (keyof PulledRows)[][]

const manyRows = 100
/** What screens take to read what they begin with. */
const readingMs = 100

/** `overtaken`: the device has learned more since it asked; nothing was kept, and it is to ask again. */
export type Kept = 'overtaken' | { more: boolean; differing: PagedRelation[] | null }

/**
 * Keeps an answer and moves the books on, both or neither; what screens show first comes before. Says whether more is to
 * come, and of which relations server and device do not have the same rows; null where that was not asked or cannot be
 * told yet. Throws StorageFull.
 */
export function keepPulled(ticket: PullTicket, pulled: Pulled): Promise<Kept> {
  const db = databaseOf(ticket)
  return withQuotaRecovery(async () => {
    const isFirst = ticket.books.cursor === null
    const stages: readonly (keyof PulledRows)[][] = isFirst ? early : []
    for (const tables of stages) await keepStage(ticket, pulled, tables)
    const last = tablesOfPull(pulled).filter((table) => !stages.some((tables) => tables.includes(table)))
    // A read that comes now would wait for all of them.
    if (isFirst && last.some((table) => pulled.rows[table].length > manyRows)) await pause(readingMs)
    return db.transaction('rw', db.tables, async (): Promise<Kept> => {
      if (!(await isCurrent(ticket))) return 'overtaken'
      const held = await heldAgainst(pulled.cursor)
      await keepRemovals(pulled.removed, held)
      await keepRows(pulled, last, held)
      if (pulled.usage) await db.usage.put({ ...pulled.usage, user_id: db.userId })
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

const tablesOfPull = ({ rows }: Pulled) => Object.keys(rows) as (keyof PulledRows)[]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Keeps these tables of a first answer. The books move when all of it is kept. Other tables can be read meanwhile. */
function keepStage(ticket: PullTicket, pulled: Pulled, tables: readonly (keyof PulledRows)[]): Promise<void> {
  const db = databaseOf(ticket)
  const books = [db.usage, db.$standings, db.$outbox, db.$settled, db.$facts, db.$unreadable]
  return db.transaction('rw', [...tables.map((table) => db.table(table)), ...books], async () => {
    if (!(await isCurrent(ticket))) return
    await keepRows(pulled, tables, await heldAgainst(pulled.cursor))
    if (pulled.usage) await db.usage.put({ ...pulled.usage, user_id: db.userId })
  })
}

async function keepRemovals(removed: Pulled['removed'], held: Held): Promise<void> {
  for (const [relation, ids] of Object.entries(removed))
    for (const table of tablesOf(relation)) {
      const gone = ids.filter((id) => !isHeld(held, table, id))
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
      if (table === 'alerts') await putAlerts(fresh as Pulled['rows']['alerts'])
      else await putRows(table, fresh)
    }
    const names = unread.size === 0 ? [] : rows[table].map((row) => nameOf({ table, id: keyOf(table, row) }))
    await $unreadable.bulkDelete(names.filter((name) => unread.has(name)))
  }
}
