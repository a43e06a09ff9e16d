// In WebKit, transactions of a page in the back-forward cache stall. Pages that wait for them stay blank.
import type { Dexie } from 'dexie'

const running = new Set<IDBTransaction>()
let hasAborted = false

function abortRunning({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  hasAborted = running.size > 0
  for (const transaction of running)
    try {
      transaction.abort()
    } catch {
      // The transaction is already being committed.
    }
}

function reloadAborted({ persisted }: PageTransitionEvent): void {
  if (persisted && hasAborted) location.reload()
}

/** Aborts running transactions when the page is frozen. If there are any, the page reloads when shown again. */
export function endWithPage(db: Dexie): void {
  db.use({
    stack: 'dbcore',
    name: 'endWithPage',
    create: (core) => ({
      ...core,
      transaction(...parameters) {
        // This is a native transaction, although Dexie's type declares only `abort`.
        const transaction = core.transaction(...parameters) as IDBTransaction
        running.add(transaction)
        for (const end of ['complete', 'abort'])
          transaction.addEventListener(end, () => running.delete(transaction))
        return transaction
      },
    }),
  })
  globalThis.addEventListener?.('pagehide', abortRunning)
  globalThis.addEventListener?.('pageshow', reloadAborted)
}
