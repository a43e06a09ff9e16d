import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Puts rows into a table of this browser's store behind the app's back; a reload shows them. */
export async function putOnDevice(
  page: Page,
  userId: string,
  table: string,
  rows: readonly object[],
): Promise<void> {
  await page.evaluate(
    async ([name, store, given]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const transaction = database.transaction(store, 'readwrite')
      for (const row of given) transaction.objectStore(store).put(row)
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onerror = () => reject(transaction.error)
      })
      database.close()
    },
    [`keytrail-${userId}`, table, rows] as const,
  )
}

/**
 * Waits until this browser's store was compared with the server, which takes away what the server does not have: what a
 * test puts there afterwards stays for an hour.
 */
export async function untilCompared(page: Page, userId: string): Promise<void> {
  const wasCompared = () =>
    page.evaluate(async (name) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const reading = database.transaction('$facts').objectStore('$facts').get('compared_at')
      const fact = await new Promise<unknown>((resolve, reject) => {
        reading.onsuccess = () => resolve(reading.result)
        reading.onerror = () => reject(reading.error)
      })
      database.close()
      return fact !== undefined
    }, `keytrail-${userId}`)
  await expect.poll(wasCompared, { timeout: 60_000, interval: 100 }).toBe(true)
}

/**
 * Waits until nothing is left to fetch of what this browser's stores list: searches and checks are listed before what
 * they found is here.
 */
export async function untilWhole(page: Page): Promise<void> {
  const countLacking = () =>
    page.evaluate(async () => {
      const answer = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      let count = 0
      for (const { name } of await indexedDB.databases()) {
        if (!name?.startsWith('keytrail-')) continue
        const database = await answer(indexedDB.open(name))
        if (database.objectStoreNames.contains('$wanted'))
          count += await answer(database.transaction('$wanted').objectStore('$wanted').count())
        database.close()
      }
      return count
    })
  await expect.poll(countLacking, { timeout: 60_000, interval: 100 }).toBe(0)
}
