// Errors of this device's store, a class for each case the app words differently.

/** The store exists but cannot be opened. Its data stays. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/** The browser has cleared the store. */
export class StorageErased extends Error {
  override readonly name = 'StorageErased'
}

/** The disk is full, and evicting what the server has too would not help. Nothing of the change was kept. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/** A fetched search, a page of a check, or a queued search. */
export type Unkept = 'search' | 'ranking' | 'queued'

/** One of these could not be stored on this device: `message` says which, `cause` why. */
export class NotKept extends Error {
  override readonly name = 'NotKept'

  constructor(what: Unkept, options: ErrorOptions) {
    super(what, options)
  }
}

/** A newer build of the app has changed the store: this one must reload before it may write. */
export class StorageOutdated extends Error {
  override readonly name = 'StorageOutdated'
}

/** Whether an error says that the browser, or another tab, has closed the store under what was going on. */
export function isStoreClosed(error: unknown): boolean {
  return ['AbortError', 'DatabaseClosedError'].includes((error as Error)?.name)
}
