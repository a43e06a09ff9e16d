import type { Page } from 'playwright-core'
import { toRecord } from '#src/db/core/packed-checks.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'

const lookMs = 100

async function until(what: string, isSo: () => Promise<boolean>, patienceMs = 60_000): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not after ${patienceMs / 1_000} s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
}

async function inStore<Given, Result>(
  page: Page,
  name: string,
  use: (store: IDBDatabase, given: Given) => Result | Promise<Result>,
  given: Given,
): Promise<Result> {
  const store = await page.evaluateHandle(
    (name) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      }),
    name,
  )
  try {
    return await store.evaluate(use as (store: IDBDatabase, given: unknown) => Promise<Result>, given)
  } finally {
    await store.evaluate((opened) => opened.close())
    await store.dispose()
  }
}

const storeName = (userId: string) => `keytrail-${userId}`

const storesIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    return names.filter((name) => name.startsWith('keytrail-'))
  })

/** 0 if the store does not have the table yet. */
const countIn = (page: Page, name: string, table: string): Promise<number> =>
  inStore(
    page,
    name,
    (store, table) =>
      new Promise<number>((resolve, reject) => {
        if (!store.objectStoreNames.contains(table)) return resolve(0)
        const counting = store.transaction(table).objectStore(table).count()
        counting.onsuccess = () => resolve(counting.result)
        counting.onerror = () => reject(counting.error)
      }),
    table,
  )

export async function countOnDevice(page: Page, table: string): Promise<number> {
  let count = 0
  for (const name of await storesIn(page)) count += await countIn(page, name, table)
  return count
}

/** Writes rows to the store without notifying the app, which shows them after a reload. */
export async function putOnDevice(
  page: Page,
  userId: string,
  table: string,
  rows: readonly object[],
): Promise<void> {
  await inStore(
    page,
    storeName(userId),
    (store, { table, rows }) =>
      new Promise<void>((resolve, reject) => {
        const transaction = store.transaction(table, 'readwrite')
        for (const row of rows) transaction.objectStore(table).put(row)
        transaction.oncomplete = () => resolve()
        transaction.onerror = () => reject(transaction.error)
      }),
    { table, rows: table === 'checks' ? rows.map((row) => toRecord(row as CheckRow)) : rows },
  )
}

/**
 * Waits until this browser's store has been compared with the server. A comparison deletes rows that the server does
 * not have; the next comparison is usually an hour later.
 */
export async function untilCompared(page: Page, userId: string): Promise<void> {
  const wasCompared = () =>
    inStore(
      page,
      storeName(userId),
      (store) =>
        new Promise<boolean>((resolve, reject) => {
          const reading = store.transaction('$facts').objectStore('$facts').get('compared_at')
          reading.onsuccess = () => resolve(reading.result !== undefined)
          reading.onerror = () => reject(reading.error)
        }),
      null,
    )
  await until('the store was compared with the server', wasCompared)
}

/** Waits for the results of searches and checks, which are listed before their results arrive. */
export async function untilWhole(page: Page): Promise<void> {
  await until('all listed rows are stored', async () => (await countOnDevice(page, '$wanted')) === 0)
}
