// Searches and checks are pulled as heads: the results follow, or stay on the server. A damaged record counts as a
// head.

import { ask } from '../missing/wanted.ts'
import { noteOpened } from '../writes/kept-records.ts'

export const foundIn = { searches: 'search_results', checks: 'search_ranking_results' } as const

/** The record, if it has its results. */
export function whole<Row extends { id: string }>(
  table: keyof typeof foundIn,
  row: Row | undefined,
): Row | undefined {
  return row !== undefined && Array.isArray((row as Record<string, unknown>)[foundIn[table]])
    ? row
    : undefined
}

async function fetchSoon(table: keyof typeof foundIn, id: string): Promise<void> {
  // Queue it first: an unopened record may be outside the window, and would be evicted as soon as it is fetched.
  await noteOpened(id)
  await ask({ table, id })
}

/** Returns the full record, or undefined after requesting its missing results. */
export function wholeOrAsked<Row extends { id: string }>(
  table: keyof typeof foundIn,
  row: Row | undefined,
): Row | undefined {
  const found = whole(table, row)
  // Called from live queries, which may not write: not even outside their transaction.
  if (row && !found) setTimeout(() => void fetchSoon(table, row.id).catch(() => undefined))
  return found
}

/** A record without its results, as in the server's list. Its type says otherwise: see `whole`. */
export function headOf<Row extends object>(row: Row): Row {
  const found: readonly string[] = Object.values(foundIn)
  // The videos of a check are not even unpacked.
  const kept = Object.keys(row).filter((column) => !found.includes(column))
  return Object.fromEntries(kept.map((column) => [column, row[column as keyof Row]])) as Row
}
