// The sync's side of the door of write.ts: what a pull may change. It never overwrites or brings back a row that has a
// change in the outbox, or one that the server took after it had answered.
import type { PagedRelation, Pulled, PulledRows } from '#src/domain/pulled.ts'
import { compareTally, doubtRows } from './completeness.ts'
import { type Held, heldAgainst, isHeld } from './held.ts'
import { tablesOf } from './mirror.ts'
import { database } from './open.ts'
import { advance, databaseOf, isCurrent, type PullTicket } from './pull-books.ts'
import { keepHeads } from './pulled-heads.ts'
import { keyOf, putAlerts, putRows, removeRows } from './pulled-rows.ts'
import { withRoom } from './room.ts'
import { nameOf, nextWanted, want } from './wanted.ts'

const manyRows = 100
/** What screens take to read what they begin with. */
const readingMs = 100

/** `overtaken`: the device has learned more since it asked; nothing was kept, and it is to ask again. */
export type Kept = 'overtaken' | { more: boolean; differing: PagedRelation[] | null }

/**
 * Keeps an answer and moves the books on, both or neither; what every screen begins with comes before. Says whether more
 * is to come, and of which relations server and device do not have the same rows; null where that was not asked or cannot
 * be told yet. Throws StorageFull.
 */
export function keepPulled(ticket: PullTicket, pulled: Pulled): Promise<Kept> {
  const db = databaseOf(ticket)
  return withRoom(async () => {
    if (ticket.books.cursor === null) await keepAhead(ticket, pulled)
    // A read that comes now would wait for all of them.
    if (ticket.books.cursor === null && sizeOf(pulled) > manyRows) await pause(readingMs)
    return db.transaction('rw', db.tables, async (): Promise<Kept> => {
      if (!(await isCurrent(ticket))) return 'overtaken'
      const held = await heldAgainst(pulled.cursor)
      await keepRemovals(pulled.removed, held)
      await keepRows(pulled, held)
      if (pulled.usage) await db.usage.put({ ...pulled.usage, user_id: db.userId })
      const { open } = await advance(ticket, pulled)
      // What is gone was not told.
      if (pulled.anew) await doubtRows()
      const more = Object.keys(open).length > 0
      const isWhole = !more && (await nextWanted()) === undefined
      return { more, differing: isWhole && pulled.tally ? await compareTally(pulled.tally, held) : null }
    })
  })
}

const sizeOf = ({ rows }: Pulled) => Object.values(rows).reduce((sum, { length }) => sum + length, 0)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Keeps the person's profile, the plans and the credits of a first answer: screens begin with them, and on a phone it
 * takes a second to write the thousands of other rows. The books move with those.
 */
function keepAhead(ticket: PullTicket, pulled: Pulled): Promise<void> {
  const db = databaseOf(ticket)
  return db.transaction('rw', db.tables, async () => {
    if (!(await isCurrent(ticket))) return
    const { profile, plans } = pulled.rows
    const few = Object.fromEntries(Object.keys(pulled.rows).map((table) => [table, []]))
    const rows = { ...few, profile, plans } as unknown as Pulled['rows']
    await keepRows({ ...pulled, rows, unreadable: [] }, await heldAgainst(pulled.cursor))
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

async function keepRows({ rows, anew, unreadable }: Pulled, held: Held): Promise<void> {
  const { plans, $unreadable } = database()
  // Nobody notes that a plan is gone.
  if (anew) await plans.clear()
  for (const table of Object.keys(rows) as (keyof PulledRows)[]) {
    if (table === 'searches' || table === 'checks') await want(await keepHeads(table, rows[table], held))
    else {
      const fresh = rows[table].filter((row) => !isHeld(held, table, keyOf(table, row), row))
      if (table === 'alerts') await putAlerts(fresh as Pulled['rows']['alerts'])
      else await putRows(table, fresh)
    }
    await $unreadable.bulkDelete(rows[table].map((row) => nameOf({ table, id: keyOf(table, row) })))
  }
  await $unreadable.bulkPut(unreadable.map((name) => ({ name: nameOf(name) })))
}
