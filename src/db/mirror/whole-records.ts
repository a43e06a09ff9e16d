// Searches and checks come as heads: what was found follows, or stays at the server. A record that something has damaged
// is as good as a head.

import { ask } from '../missing/wanted.ts'
import { noteOpened } from '../writes/device-notes.ts'

export const foundIn = { searches: 'search_results', checks: 'search_ranking_results' } as const

/** A record as it was read, if what was found is in it. */
export function whole<Row extends { id: string }>(
  table: keyof typeof foundIn,
  row: Row | undefined,
): Row | undefined {
  return row !== undefined && Array.isArray((row as Record<string, unknown>)[foundIn[table]])
    ? row
    : undefined
}

async function fetchSoon(table: keyof typeof foundIn, id: string): Promise<void> {
  // First: what nobody has opened may be outside the window, and is let go as soon as it has come.
  await noteOpened(id)
  await ask({ table, id })
}

/** A record for who looks at it, if it is whole; where it is not the rest is fetched as soon as that can be. */
export function wholeOrAsked<Row extends { id: string }>(
  table: keyof typeof foundIn,
  row: Row | undefined,
): Row | undefined {
  const found = whole(table, row)
  // Live queries come through here, and what they begin may not write: not even outside their transaction.
  if (row && !found) setTimeout(() => void fetchSoon(table, row.id).catch(() => undefined))
  return found
}

/** A record without what was found, as the server's list has it. Its type says otherwise: see `whole`. */
export function headOf<Row extends object>(row: Row): Row {
  const found: readonly string[] = Object.values(foundIn)
  // Of a check the videos are not even unpacked.
  const kept = Object.keys(row).filter((column) => !found.includes(column))
  return Object.fromEntries(kept.map((column) => [column, row[column as keyof Row]])) as Row
}
