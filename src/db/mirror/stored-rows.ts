import { Dexie, type Table } from 'dexie'

/**
 * Returns each row at its key's index, or [] if the table is empty. bulkGet reads each key separately, so a table with
 * no more rows than keys, as on a new device, is read whole.
 */
export async function storedRows<Row, Key>(
  table: Table<Row, Key>,
  keys: readonly Key[],
): Promise<(Row | undefined)[]> {
  const count = keys.length === 0 ? 0 : await table.count()
  if (count === 0) return []
  if (count > keys.length) return table.bulkGet([...keys])
  const keyPath = String(table.schema.primKey.keyPath)
  const rows = new Map(
    (await table.toArray()).map((row) => [Dexie.getByKeyPath(row as object, keyPath), row]),
  )
  return keys.map((key) => rows.get(key))
}
