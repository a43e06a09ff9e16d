import type { Page } from 'playwright-core'

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

/** Counts a table's rows in the stores of all users. A store without the table counts as empty. */
export async function countOnDevice(page: Page, table: string): Promise<number> {
  const databases = await page.evaluate(() => indexedDB.databases())
  let count = 0
  for (const { name = '' } of databases)
    if (name.startsWith('keytrail-'))
      count += await inStore(
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
    `keytrail-${userId}`,
    (store, { table, rows }) =>
      new Promise<void>((resolve, reject) => {
        const transaction = store.transaction(table, 'readwrite')
        for (const row of rows) transaction.objectStore(table).put(row)
        transaction.oncomplete = () => resolve()
        transaction.onerror = () => reject(transaction.error)
      }),
    { table, rows },
  )
}

/** Waits until the device has stored all the results that are listed in `$wanted`. */
export async function untilWhole(page: Page): Promise<void> {
  for (let waitedMs = 0; (await countOnDevice(page, '$wanted')) > 0; waitedMs += 100) {
    if (waitedMs > 60_000) throw new Error('not all listed rows are stored')
    await page.waitForTimeout(100)
  }
}
