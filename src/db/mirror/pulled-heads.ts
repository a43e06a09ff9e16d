// Searches and checks come without what they found: that never changes, and is read once, by the search's id.

import type { CheckHead } from '#src/domain/ranking/rows.ts'
import type { SearchHead } from '#src/domain/search/rows.ts'
import type { RowName } from '#src/domain/sync/pulled.ts'
import { database } from '../core/open.ts'
import { type Held, isHeld } from './held.ts'
import { storedRows } from './stored-rows.ts'

const results = { searches: 'search_results', checks: 'search_ranking_results' } as const

interface Settling {
  state?: string
  pages_done?: number
}

/** Whether an answer left the server before what is stored here: a search that settled, a check that grew. */
export function isStale(row: Settling, known: Settling | undefined): boolean {
  if (row.state === 'pending' && known?.state !== undefined && known.state !== 'pending') return true
  return (row.pages_done ?? 0) < (known?.pages_done ?? 0)
}

/**
 * Stores what heads say of searches whose results are here or that found nothing. Answers those whose results this
 * device lacks. Joins the transaction that is open.
 */
export async function keepHeads(
  table: 'searches' | 'checks',
  heads: readonly (SearchHead | CheckHead)[],
  held: Held,
): Promise<RowName[]> {
  if (heads.length === 0) return []
  const ids = heads.map(({ id }) => id)
  const stored = await storedRows(database().table(table), ids)
  const lacking: RowName[] = []
  const rows: object[] = []
  for (const [index, head] of heads.entries()) {
    const known = stored[index]
    if (isHeld(held, table, head.id, head) || isStale(head, known)) continue
    const found = known?.[results[table]]
    const isKnown = Array.isArray(found) && known.state === head.state && !isStale(known, head)
    if (isKnown && known.changed_at === head.changed_at) continue
    if (head.state === 'done' && !isKnown) lacking.push({ table, id: head.id, at: head.searched_at })
    else rows.push({ ...known, ...head, [results[table]]: found ?? [] })
  }
  await database().table(table).bulkPut(rows)
  return lacking
}
