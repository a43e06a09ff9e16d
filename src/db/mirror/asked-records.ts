import { ask } from './wanted.ts'
import { type foundIn, whole } from './whole-records.ts'

/** A record for who looks at it, if it is whole; where it is not the rest is fetched as soon as that can be. */
export function wholeOrAsked<Row extends { id: string }>(
  table: keyof typeof foundIn,
  row: Row | undefined,
): Row | undefined {
  const found = whole(table, row)
  // Live queries come through here, and what they begin may not write: not even outside their transaction.
  if (row && !found) setTimeout(() => void ask({ table, id: row.id }).catch(() => undefined))
  return found
}
