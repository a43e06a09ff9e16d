import type { Table } from 'dexie'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { soundTable } from '#src/domain/sync/sound-rows.ts'
import { newId } from '#src/lib/ids.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { damagedForms, rowOfEach } from '#tests/support/rows/row-of-each.ts'
import { database } from './open.ts'

type Row = Record<string, unknown>

openStore()
const reported = vi.fn()
beforeEach(() => void vi.stubGlobal('reportError', reported))

/** Bypasses Dexie, whose reads hide damaged rows. */
async function keysStored(table: string): Promise<IDBValidKey[]> {
  const transaction = database().backendDB().transaction(table)
  return new Promise((resolve, reject) => {
    const reading = transaction.objectStore(table).getAllKeys()
    reading.onsuccess = () => resolve(reading.result)
    reading.onerror = () => reject(reading.error)
  })
}

const wantedNames = async () => (await database().$wanted.toCollection().primaryKeys()) as string[]

describe.each(Object.keys(rowOfEach) as (keyof typeof rowOfEach)[])('damaged rows of %s', (name) => {
  test('are not read, reported at most once, and fetched again', async () => {
    const table: Table<Row, string> = database().table(name)
    const keyPath = String(table.schema.primKey.keyPath)
    const sound: Row = rowOfEach[name]()
    const damaged = damagedForms(name, rowOfEach[name](), keyPath).map((row) => ({
      ...row,
      [keyPath]: newId(),
    }))
    const keys = damaged.map((row) => String(row[keyPath]))
    const soundKey = String(sound[keyPath])
    await table.bulkPut([...damaged, sound])

    const idsOf = (rows: readonly (Row | undefined)[]) => rows.flatMap((row) => (row ? [row[keyPath]] : []))
    expect(idsOf(await table.toArray())).toEqual([soundKey])
    expect(idsOf(await table.bulkGet([...keys, soundKey]))).toEqual([soundKey])
    expect(idsOf(await Promise.all(keys.map((key) => table.get(key))))).toEqual([])
    expect(idsOf(await table.filter(() => true).toArray())).toEqual([soundKey])
    for (const { name: index } of table.schema.indexes) {
      expect(idsOf(await table.orderBy(index).reverse().toArray()), index).toEqual(
        index === 'keyword_id' && name === 'checks' ? [] : [soundKey],
      )
      const columns = index.replace(/[[\]]/g, '').split('+')
      await table.orderBy(index).eachKey((key) => {
        for (const [at, column] of columns.entries())
          expect(
            soundTable(name)?.columns[column]?.(columns.length > 1 ? key[at as keyof typeof key] : key) ??
              true,
            `${index} ${String(key)}`,
          ).toBe(true)
      })
    }

    await vi.waitFor(async () => expect(await keysStored(name)).toEqual([soundKey]))
    const wanted = name === 'usage' ? [] : keys.map((key) => `${name}/${key}`)
    expect((await wantedNames()).sort()).toEqual(wanted.sort())
    expect(reported.mock.calls.flat().filter(({ message }) => message.includes(name)).length).toBeLessThan(2)
  })

  test('are removed if even their key is damaged', async () => {
    const table: Table<Row, string> = database().table(name)
    const keyPath = String(table.schema.primKey.keyPath)
    // Any string is a sound key for a plan.
    const keys = [7, new Date(0), ...(name === 'plans' ? [] : ['x'])]
    await table.bulkPut(keys.map((key) => ({ ...rowOfEach[name](), [keyPath]: key })))
    expect(await table.toCollection().primaryKeys()).toEqual([])
    await vi.waitFor(async () => expect(await keysStored(name)).toEqual([]))
    expect(await wantedNames()).toEqual([])
  })
})
