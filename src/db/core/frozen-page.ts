// A page that a browser keeps for a step back is frozen as it is. WebKit has the next page wait for its transactions,
// which do not go on, and that one shows nothing for as long as this one is kept.
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
      // It is being committed.
    }
}

function reloadAborted({ persisted }: PageTransitionEvent): void {
  if (persisted && hasAborted) location.reload()
}

/** Ends this database's transactions with the page: what was under way when it was left is done anew if it comes back. */
export function endWithPage(db: Dexie): void {
  db.use({
    stack: 'dbcore',
    name: 'endWithPage',
    create: (core) => ({
      ...core,
      transaction(...parameters) {
        // A browser's own, though Dexie says no more of it than that it can be aborted.
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
