import type { Table } from 'dexie'
import { fetchOptionalPart } from '#src/lib/fetch-part.ts'
import { isQuotaFailure, NotKept, StorageFull } from '../core/errors.ts'
import { database } from '../core/open.ts'

/**
 * If the disk is full, evicts the least recently used checks, or searches if there are no checks to evict,
 * and retries once. If the disk is still full, restores the evicted rows if possible and throws StorageFull.
 * `write` must run in its own transaction, because it may run twice.
 */
export async function withQuotaRecovery<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write()
  } catch (cause) {
    if (!isQuotaFailure(cause)) throw cause
    const room = await fetchOptionalPart(() => import('./make-room.ts'))
    if (room === null) throw new StorageFull('This device has no room left', { cause })
    return room.writeWithRoom(write)
  }
}

/** Writes in one transaction, with `withQuotaRecovery`. Throws StorageFull. */
export async function writeTables(tables: readonly Table[], write: () => Promise<void>): Promise<void> {
  const db = database()
  await withQuotaRecovery(() => db.transaction('rw', tables, write))
}

/** Like `withQuotaRecovery`, but throws NotKept for any failure. */
export async function keeping<Result>(
  what: 'search' | 'ranking' | 'queued',
  write: () => PromiseLike<Result>,
): Promise<Result> {
  try {
    return await withQuotaRecovery(write)
  } catch (cause) {
    throw new NotKept(what, { cause })
  }
}

/** Evicts checks beyond the window, except `asked`. If the code does not load, a later pull tries again. */
export async function keepToWindow(signal?: AbortSignal, asked?: ReadonlySet<string>): Promise<void> {
  const code = await fetchOptionalPart(() => import('./leave-checks.ts'))
  await code?.leaveChecks(signal, asked)
}

/** Asks the browser to keep the data permanently. The browser may decline; nothing waits for its decision. */
export function requestPersistence(): void {
  navigator.storage?.persist?.().catch(() => undefined)
}

/** Whether the browser has promised to keep the data; false if unknown. */
export async function isDataKept(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}
