// Rows that a pull must not change, because the response may be older than their local changes.
import type { PulledRows } from '#src/domain/sync/pulled.ts'
import { sees } from '#src/domain/sync/snapshot.ts'
import { database } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'

export interface Held {
  /** Rows with a change that is in the outbox, or that the server applied after the response. */
  rows: ReadonlySet<string>
  /** Key phrases that were deleted on this device, but not yet on the server. */
  deletedPhrases: ReadonlySet<string>
}

/** Includes the rows of parked changes. Joins the open transaction, if any. */
export async function rowsInOutbox(): Promise<Set<string>> {
  // Not `uniqueKeys`: WebKit before mid-2026 cannot open its cursor on an empty store (bug 319640).
  return new Set((await database().$outbox.orderBy('row').keys()) as string[])
}

/**
 * Returns the rows that a response with this cursor must not change, and deletes the records of applied
 * changes that the response includes. The age of a response without a cursor is unknown, so it is assumed to
 * include none of them. Joins the open transaction.
 */
export async function heldAgainst(cursor: string | null): Promise<Held> {
  const { $outbox, $settled } = database()
  const [rows, settled, removals] = await Promise.all([
    rowsInOutbox(),
    $settled.toArray(),
    $outbox.filter(({ kind }) => kind === 'delete_key_phrase').toArray(),
  ])
  const seen: string[] = []
  for (const { row, position } of settled) {
    if (cursor !== null && sees(cursor, position)) seen.push(row)
    else rows.add(row)
  }
  await $settled.bulkDelete(seen)
  return { rows, deletedPhrases: new Set(removals.map(({ row }) => row)) }
}

export function isHeld(held: Held, table: keyof PulledRows, id: string, row: object = {}): boolean {
  if (held.rows.has(outboxRow(table, id))) return true
  const phrase = 'keyword_id' in row && typeof row.keyword_id === 'string' ? row.keyword_id : null
  return phrase !== null && held.deletedPhrases.has(outboxRow('keyPhrases', phrase))
}
