// Hides damaged mirrored rows from reads and removes them. The next pull refetches those with a sound id.
import type { DBCoreCursor, DBCoreIndex, DBCoreTable, Dexie } from 'dexie'
import { type SoundTable, soundTable } from '#src/domain/sync/sound-rows.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'

/** A key column that no schema describes, such as `bytes`, counts as sound. */
function isSoundKey({ columns }: SoundTable, { compound, keyPath }: DBCoreIndex, key: unknown): boolean {
  const names = [keyPath ?? ''].flat()
  const values: unknown[] = compound && Array.isArray(key) ? key : [key]
  return values.every((value, at) => columns[names[at] ?? '']?.(value) ?? true)
}

function withoutDamaged(
  table: DBCoreTable,
  sound: SoundTable,
  setAside: (key: unknown) => void,
): DBCoreTable {
  const { primaryKey } = table.schema
  const isKept = (isSound: boolean, key: unknown): boolean => {
    if (!isSound) setAside(key)
    return isSound
  }
  const isSound = (row: object) => isKept(sound.isSound(row), primaryKey.extractKey?.(row))
  const isSoundId = (id: unknown) => isKept(isSoundKey(sound, primaryKey, id), id)
  const sift = (row: object | undefined) => (row && isSound(row) ? row : undefined)
  const skipDamaged = (cursor: DBCoreCursor, index: DBCoreIndex, values?: boolean): DBCoreCursor => {
    const start = cursor.start
    const isShown = () =>
      values
        ? isSound(cursor.value)
        : isSoundId(cursor.primaryKey) && isKept(isSoundKey(sound, index, cursor.key), cursor.primaryKey)
    cursor.start = (next) => start.call(cursor, () => (isShown() ? next() : cursor.continue()))
    return cursor
  }
  return {
    ...table,
    get: (request) => table.get(request).then(sift),
    // Dexie sets `cache` if it is about to modify the rows. It then needs even the damaged ones.
    getMany: (request) => table.getMany(request).then((rows) => (request.cache ? rows : rows.map(sift))),
    query: (request) =>
      table
        .query(request)
        .then(({ result }) => ({ result: result.filter(request.values ? isSound : isSoundId) })),
    openCursor: (request) =>
      table
        .openCursor(request)
        .then((cursor) => cursor && skipDamaged(cursor, request.query.index, request.values)),
  }
}

export function setDamagedAside(db: Dexie): void {
  const found = new Map<string, Set<unknown>>()
  const refetchAll = async () => {
    try {
      const { refetchDamaged } = await fetchPart(() => import('./refetch-damaged.ts'), { mayReload: false })
      for (const [name, keys] of found) await refetchDamaged(db, name, [...keys])
    } catch {
      // The next read finds the rows again.
    }
    found.clear()
  }
  const setAside = (name: string, key: unknown) => {
    // Delayed until after the read, because a live query may not write.
    if (found.size === 0) setTimeout(refetchAll)
    found.set(name, (found.get(name) ?? new Set()).add(key))
  }
  db.use({
    stack: 'dbcore',
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
