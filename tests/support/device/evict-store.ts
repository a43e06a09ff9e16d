import { forceCloseDatabase } from 'fake-indexeddb'
import { database } from '#src/db/core/open.ts'

/** Deletes the store as a browser that evicts data does: closes the connection, but reports no deletion. */
export function evictStore(): void {
  const { name } = database()
  const connection = database().backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0] & {
    _rawDatabase: { transactions: unknown[] }
  }
  // Dexie opens a transaction that it never uses, and the fake would wait for it.
  connection._rawDatabase.transactions = []
  const factory = indexedDB as unknown as { _databases: Map<string, unknown> }
  factory._databases.delete(name)
  forceCloseDatabase(connection)
}
