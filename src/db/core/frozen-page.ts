// The back-forward cache freezes a page as it is. WebKit makes the next page wait for the frozen page's transactions,
// which do not proceed, so that it would stay blank as long as the frozen page is cached.
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
      // It is already being committed.
    }
}

function reloadAborted({ persisted }: PageTransitionEvent): void {
  if (persisted && hasAborted) location.reload()
}

/** Aborts this database's transactions when the page is hidden: interrupted writes run again if it comes back. */
export function endWithPage(db: Dexie): void {
  db.use({
    stack: 'dbcore',
    name: 'endWithPage',
    create: (core) => ({
      ...core,
      transaction(...parameters) {
        // A native transaction, although Dexie's type only says that it can be aborted.
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
