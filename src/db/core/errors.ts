// Errors of this device's store, a class for each case the app words differently.

/** The store exists but cannot be opened. Its data stays. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/** The disk is full, and evicting data that the server also has would not help. Nothing of the change was stored. */
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
