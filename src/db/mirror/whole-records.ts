// Searches and checks are pulled as heads, without results. Damaged results count as missing.

import { ask } from '../missing/wanted.ts'
import { noteOpened } from '../writes/device-notes.ts'

export const foundIn = { searches: 'search_results', checks: 'search_ranking_results' } as const

/** Returns undefined for a head. */
export function whole<Row extends { id: string }>(
  table: keyof typeof foundIn,
  row: Row | undefined,
): Row | undefined {
  return row !== undefined && Array.isArray((row as Record<string, unknown>)[foundIn[table]])
    ? row
    : undefined
}

async function fetchSoon(table: keyof typeof foundIn, id: string): Promise<void> {
  // A record outside the window would be evicted as soon as it is fetched, unless it counts as opened.
  await noteOpened(id)
  await ask({ table, id })
}

/** Returns undefined for a head, and requests its results. */
export function wholeOrAsked<Row extends { id: string }>(
  table: keyof typeof foundIn,
  row: Row | undefined,
): Row | undefined {
  const found = whole(table, row)
  // Writes later, because live queries call this function and may not write.
  if (row && !found) setTimeout(() => void fetchSoon(table, row.id).catch(() => undefined))
  return found
}

/** Returns the record without its results, although the type includes them. */
export function headOf<Row extends object>(row: Row): Row {
  const found: readonly string[] = Object.values(foundIn)
  // Copies by column name, so that a check's videos are not unpacked.
  const kept = Object.keys(row).filter((column) => !found.includes(column))
  return Object.fromEntries(kept.map((column) => [column, row[column as keyof Row]])) as Row
}
