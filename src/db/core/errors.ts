/** The store cannot be opened, but its data is not lost. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/** The browser or the user cleared the store, not the app. */
export class StorageErased extends Error {
  override readonly name = 'StorageErased'
}

/** The disk is full, and evicting data was impossible or not enough. Nothing was written. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/** `message` is the `what` passed to `keeping`, and `cause` says why the data could not be stored. */
export class NotKept extends Error {
  override readonly name = 'NotKept'
}

/** A newer build has upgraded the store. This page must reload before it can use the store. */
export class StorageOutdated extends Error {
  override readonly name = 'StorageOutdated'
}

// Dexie reports a full disk as an AbortError or BulkError that wraps the real error (Dexie.js#840).
interface DexieFailure {
  name?: string
  inner?: unknown
  failures?: readonly unknown[]
}

export function isQuotaFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, inner, failures = [] } = error as DexieFailure
  return name === 'QuotaExceededError' || isQuotaFailure(inner) || failures.some(isQuotaFailure)
}

/** Whether closing the store can cause this error. */
export function isStoreClosed(error: unknown): boolean {
  return ['AbortError', 'DatabaseClosedError'].includes((error as Error)?.name) && !isQuotaFailure(error)
}
