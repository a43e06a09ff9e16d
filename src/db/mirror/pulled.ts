import { type PagedRelation, type Pulled, type PulledRows, tablesOf } from '#src/domain/sync/pulled.ts'
import { writeMetadata } from '../core/metadata.ts'
import { database, databaseOf } from '../core/open.ts'
import { nameOf } from '../core/wanted-record.ts'
import { compareTally, doubtRows } from '../missing/completeness.ts'
import { nextWanted, passedOver, unwant, want } from '../missing/wanted.ts'
import { withQuotaRecovery, writeTables } from '../space/disk-quota.ts'
import { type Held, heldAgainst, isHeld } from './held.ts'
import { advance, isCurrent, type PullTicket } from './pull-books.ts'
import { keepHeads } from './pulled-heads.ts'
import { keyOf, putAlerts, putRows, removeRows } from './pulled-rows.ts'

/** Stored first, because the first screens need them and a first response may have thousands of rows. */
const early: readonly (keyof PulledRows)[] = [
  'profile',
  'subscription',
  'plans',
  'keyPhrases',
  'keyPhraseChecks',
]
/** How many searches are also stored early, without their results: as many as fit on a screen. */
const earlySearches = 25

const readingMs = 100

const keptEarly = new WeakSet<Pulled>()

/** `overtaken`: the progress of pulls has changed since the request, so the caller must pull again. */
export type Kept = 'overtaken' | { more: boolean; differing: PagedRelation[] | null }

/**
 * Returns whether there is more to pull, and in `differing` the relations that differ from the server's.
 * `differing` is null if the response has no row counts, or while rows are missing. Throws StorageFull.
 */
export function keepPulled(ticket: PullTicket, pulled: Pulled): Promise<Kept> {
  const db = databaseOf(ticket.userId)
  return withQuotaRecovery(async () => {
    const isFirst = ticket.books.cursor === null
    if (isFirst) await keepEarly(ticket, pulled)
    const tables = Object.keys(pulled.rows) as (keyof PulledRows)[]
    const last = tables.filter((table) => !isFirst || !early.includes(table))
    // Gives screens time to read the early tables, because reads wait while the transaction below runs.
    if (isFirst && last.some((table) => pulled.rows[table].length > 0)) await pause(readingMs)
    return db.transaction('rw', db.tables, async (): Promise<Kept> => {
      if (!(await isCurrent(ticket))) return 'overtaken'
      const held = await heldAgainst(pulled.cursor)
      await keepRemovals(pulled.removed, held)
      await keepRows(pulled, last, held)
      if (pulled.usage) await db.usage.put({ ...pulled.usage, user_id: db.userId })
      await writeMetadata('unfinished_import', pulled.unfinishedImport)
      await database().$unreadable.bulkPut(pulled.unreadable.map((name) => ({ name: nameOf(name) })))
      const { open } = await advance(ticket, pulled)
      // A response to a pull from the start does not list deleted rows, so a comparison must find them.
      if (pulled.restarts) await doubtRows()
      const more = Object.keys(open).length > 0
      const isWhole = !more && (await nextWanted()) === undefined
      return { more, differing: isWhole && pulled.tally ? await compareTally(pulled.tally, held) : null }
    })
  })
}

export async function keepEarly(ticket: PullTicket, pulled: Pulled): Promise<void> {
  if (keptEarly.has(pulled)) return
  const db = databaseOf(ticket.userId)
  const { usage, searches, $standings, $outbox, $settled, $facts, $wanted, $unreadable, $unread } = db
  const books = [usage, searches, $standings, $outbox, $settled, $facts, $wanted, $unreadable, $unread]
  await writeTables([...early.map((table) => db.table(table)), ...books], async () => {
    if (!(await isCurrent(ticket))) return
    const held = await heldAgainst(pulled.cursor)
    await keepRows(pulled, early, held)
    await keepHeads('searches', pulled.rows.searches.slice(0, earlySearches), held)
    if (pulled.usage) await db.usage.put({ ...pulled.usage, user_id: db.userId })
  })
  keptEarly.add(pulled)
}

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

async function keepRows({ rows, restarts }: Pulled, tables: readonly (keyof PulledRows)[], held: Held) {
  const { plans, $unreadable, $wanted } = database()
  // The server keeps no record of deleted plans, so a pull from the start replaces all plans.
  if (restarts && tables.includes('plans')) await plans.clear()
  const [unreadable, wanted] = await Promise.all([$unreadable.toCollection().primaryKeys(), $wanted.count()])
  const unread = new Set(unreadable)
  for (const table of tables) {
    const ids = rows[table].map((row) => keyOf(table, row))
    if (ids.length === 0) continue
    if (table === 'searches' || table === 'checks') await want(await keepHeads(table, rows[table], held))
    else {
      const fresh = rows[table].filter((row) => !isHeld(held, table, keyOf(table, row), row))
      if (wanted > 0) await unwant(table, ids)
      await want(passedOver(held, table, ids))
      if (table === 'alerts') await putAlerts(fresh as Pulled['rows']['alerts'])
      else await putRows(table, fresh)
    }
    if (unread.size === 0) continue
    const names = ids.map((id) => nameOf({ table, id }))
    await $unreadable.bulkDelete(names.filter((name) => unread.has(name)))
  }
}
