// Sets aside the damaged rows of mirrored tables: no read returns one. It is removed and fetched again.
import type { DBCoreCursor, DBCoreIndex, DBCoreTable, Dexie } from 'dexie'
import type { PulledRows } from '#src/domain/sync/pulled.ts'
import { type SoundTable, soundTable } from '#src/domain/sync/sound-rows.ts'
import { asked, type WantedRecord } from './wanted-record.ts'

/** The device held a row that no screen can show. It was set aside and is fetched again. */
export class DamagedRow extends Error {
  override readonly name = 'DamagedRow'
}

/** The tables of which a damaged row was reported. */
const reported = new Set<string>()

/** Whether the key of an index has values that its columns may have. A prefix of a compound index has fewer. */
function isSoundKey({ columns }: SoundTable, { compound, keyPath }: DBCoreIndex, key: unknown): boolean {
  const names = [keyPath ?? []].flat()
  const values: unknown[] = compound && Array.isArray(key) ? key : [key]
  return values.every((value, at) => columns.get(names[at] ?? '')?.(value) ?? true)
}

/** The table's reads without its damaged rows. `setAside` receives their keys. */
function withoutDamaged(
  table: DBCoreTable,
  sound: SoundTable,
  setAside: (key: unknown) => void,
): DBCoreTable {
  const { primaryKey } = table.schema
  const isSound = (row: object): boolean => {
    if (sound.isSound(row)) return true
    setAside(primaryKey.extractKey?.(row))
    return false
  }
  const isSoundId = (id: unknown): boolean => {
    if (isSoundKey(sound, primaryKey, id)) return true
    setAside(id)
    return false
  }
  const sift = (row: object | undefined) => (row && isSound(row) ? row : undefined)
  const skipDamaged = (cursor: DBCoreCursor, index: DBCoreIndex, values: boolean): DBCoreCursor => {
    const start = cursor.start
    const isShown = () => {
      if (values) return isSound(cursor.value)
      if (isSoundKey(sound, index, cursor.key) && isSoundKey(sound, primaryKey, cursor.primaryKey))
        return true
      setAside(cursor.primaryKey)
      return false
    }
    cursor.start = (next) => start.call(cursor, () => (isShown() ? next() : cursor.continue()))
    return cursor
  }
  return {
    ...table,
    get: (request) => table.get(request).then(sift),
    // Dexie changes the rows that it reads with a cache, and counts on every one.
    getMany: (request) => table.getMany(request).then((rows) => (request.cache ? rows : rows.map(sift))),
    query: (request) =>
      table
        .query(request)
        .then(({ result }) => ({ result: result.filter(request.values ? isSound : isSoundId) })),
    openCursor: (request) =>
      table
        .openCursor(request)
        .then((cursor) => cursor && skipDamaged(cursor, request.query.index, request.values === true)),
  }
}

/** Removes these rows, unless they are sound by now, and makes the next pull fetch them first. */
async function refetch(db: Dexie, name: string, keys: readonly unknown[]): Promise<void> {
  const table = db.table<object, unknown>(name)
  const wanted = db.table<WantedRecord, string>('$wanted')
  await db.transaction('rw', table, wanted, async () => {
    const rows = await table.bulkGet([...keys])
    const damaged = keys.filter((_, index) => rows[index] === undefined)
    await table.bulkDelete(damaged)
    // The server has no row with a damaged id, and each of its responses has the usage.
    const isId = soundTable(name)?.columns.get(String(table.schema.primKey.keyPath))
    const ids = damaged.filter((id) => isId?.(id)).map(String)
    if (name !== 'usage')
      await wanted.bulkPut(ids.map((id) => asked({ table: name as keyof PulledRows, id })))
  })
}

/** Keeps damaged rows of this database from its readers. */
export function setDamagedAside(db: Dexie): void {
  const found = new Map<string, Set<unknown>>()
  const refetchAll = async () => {
    for (const [name, keys] of found) {
      await refetch(db, name, [...keys]).catch(() => undefined)
      if (!reported.has(name)) reportError(new DamagedRow(`Damaged rows of ${name} were set aside`))
      reported.add(name)
    }
    found.clear()
  }
  const setAside = (name: string, key: unknown) => {
    // Not within the read: a live query may not write.
    if (found.size === 0) setTimeout(refetchAll)
    found.set(name, (found.get(name) ?? new Set()).add(key))
  }
  db.use({
    stack: 'dbcore',
    name: 'damaged rows',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        const sound = soundTable(name)
        return sound ? withoutDamaged(table, sound, (key) => setAside(name, key)) : table
      },
    }),
  })
}
