import type { Page } from 'playwright-core'

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
