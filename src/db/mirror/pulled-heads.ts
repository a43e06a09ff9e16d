import type { CheckHead } from '#src/domain/ranking/rows.ts'
import type { SearchHead } from '#src/domain/search/rows.ts'
import type { RowName } from '#src/domain/sync/pulled.ts'
import { database } from '../core/open.ts'
import { inWindow } from '../space/check-window.ts'
import { type Held, isHeld } from './held.ts'
import { storedRows } from './pulled-rows.ts'
import { foundIn, whole } from './whole-records.ts'

type Settling = Partial<Pick<CheckHead, 'state' | 'pages_done'>>

/** A row is stale if it is pending although the stored `known` is not, or if it has fewer pages. */
export function isStale(row: Settling, known: Settling | undefined): boolean {
  if (row.state === 'pending' && known?.state !== undefined && known.state !== 'pending') return true
  return (row.pages_done ?? 0) < (known?.pages_done ?? 0)
}

/**
 * Stores heads, except held and stale ones. A record with outdated results stays unchanged until new results
 * arrive, unless it is outside the window. Returns the rows whose results must be fetched. Joins the open
 * transaction.
 */
export async function keepHeads(
  table: 'searches' | 'checks',
  heads: readonly (SearchHead | CheckHead)[],
  held: Held,
): Promise<RowName[]> {
  if (heads.length === 0) return []
  const ids = heads.map(({ id }) => id)
  const mirrored = database().table(table)
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
  await mirrored.bulkPut([...rows, ...lacking.filter(({ id }) => !isHere.has(id))])
  const kept = table === 'checks' ? await inWindow(lacking) : lacking
  const left = new Set(lacking).difference(new Set(kept))
  // Outside the window, newer results are not fetched, so the head replaces the outdated record.
  await mirrored.bulkPut([...left].filter(({ id }) => isHere.has(id)))
  return kept.map(({ id, searched_at }) => ({ table, id, at: searched_at }))
}
