import type { Dexie } from 'dexie'
import type { PulledRows } from '#src/domain/sync/pulled.ts'
import { soundTable } from '#src/domain/sync/sound-rows.ts'
import { asked, type WantedRecord } from './wanted-record.ts'

const reported = new Set<string>()

/** Removes the damaged rows; the next pull fetches those with a sound id. Reports damage once per table. */
export async function refetchDamaged(db: Dexie, name: string, keys: readonly unknown[]): Promise<void> {
  if (!reported.has(name)) reportError(new Error(`Damaged rows of ${name} were set aside`))
  reported.add(name)
  const table = db.table<object, unknown>(name)
  const wanted = db.table<WantedRecord, string>('$wanted')
  await db.transaction('rw', table, wanted, async () => {
    const rows = await table.bulkGet([...keys])
    const damaged = keys.filter((_, index) => rows[index] === undefined)
    await table.bulkDelete(damaged)
    // The server has no row with a damaged id, and every pull includes the usage, so neither is requested.
    const isId = soundTable(name)?.columns[String(table.schema.primKey.keyPath)]
    const ids = damaged.filter((id) => name !== 'usage' && isId?.(id)).map(String)
    await wanted.bulkPut(ids.map((id) => asked({ table: name as keyof PulledRows, id })))
  })
}
