import type { Table } from 'dexie'

/**
 * The rows of a table that are here of those with these keys, each at its key's place. A store is asked for each key by
 * itself: of a table without any row, as on a new device, that would be hundreds of questions about nothing.
 */
export async function storedRows<Row, Key>(
  table: Table<Row, Key>,
  keys: readonly Key[],
): Promise<(Row | undefined)[]> {
  if (keys.length === 0 || (await table.count()) === 0) return []
  return table.bulkGet([...keys])
}
