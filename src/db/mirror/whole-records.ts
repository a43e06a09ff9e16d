import { Dexie } from 'dexie'
import { want } from './wanted.ts'

const results = { searches: 'search_results', checks: 'search_ranking_results' } as const

/**
 * A record as it was read, if what was found is in it. One that something has damaged is none, and is read from the
 * server again by the next pull.
 */
export function whole<Row extends { id: string }>(
  table: keyof typeof results,
  row: Row | undefined,
): Row | undefined {
  if (row === undefined || Array.isArray((row as Record<string, unknown>)[results[table]])) return row
  // Live queries, which only read, come through here.
  Dexie.ignoreTransaction(() => void want([{ table, id: row.id }]).catch(() => undefined))
  return undefined
}
