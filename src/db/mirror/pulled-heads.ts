// Searches and checks come without what they found: that never changes, and is read once, by the search's id.

import type { CheckHead } from '#src/domain/ranking/rows.ts'
import type { SearchHead } from '#src/domain/search/rows.ts'
import type { RowName } from '#src/domain/sync/pulled.ts'
import { database } from '../core/open.ts'
import { inWindow } from '../space/check-window.ts'
import { type Held, isHeld } from './held.ts'
import { isStale } from './stale.ts'
import { storedRows } from './stored-rows.ts'
import { foundIn, whole } from './whole-records.ts'

/**
 * Stores heads: of what is whole here only what they say anew, and not before what was found is here too. Answers those
 * whose results this device lacks and keeps. Joins the transaction that is open.
 */
export async function keepHeads(
  table: 'searches' | 'checks',
  heads: readonly (SearchHead | CheckHead)[],
  held: Held,
): Promise<RowName[]> {
  if (heads.length === 0) return []
  const ids = heads.map(({ id }) => id)
  const stored = await storedRows(database().table(table), ids)
  const lacking: (SearchHead | CheckHead)[] = []
  const rows: object[] = []
  const isHere = new Set<string>()
  for (const [index, head] of heads.entries()) {
    const known = stored[index]
    if (isHeld(held, table, head.id, head) || isStale(head, known)) continue
    const found = whole(table, known)
    if (found) isHere.add(head.id)
    const isKnown = found?.state === head.state && !isStale(found, head)
    if (isKnown && found.changed_at === head.changed_at) continue
    if (head.state === 'done' && !isKnown) lacking.push(head)
    else rows.push({ ...known, ...head, [foundIn[table]]: found?.[foundIn[table]] ?? [] })
  }
  await database()
    .table(table)
    .bulkPut([...rows, ...lacking.filter(({ id }) => !isHere.has(id))])
  const kept = table === 'checks' ? await inWindow(lacking) : lacking
  const left = new Set(lacking).difference(new Set(kept))
  // What is here of these is older than what the server has, and does not come.
  await database()
    .table(table)
    .bulkPut([...left].filter(({ id }) => isHere.has(id)))
  return kept.map(({ id, searched_at }) => ({ table, id, at: searched_at }))
}
