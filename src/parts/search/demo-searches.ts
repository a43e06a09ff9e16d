// Stores the searches that a visitor made in this browser. If the visitor signs up here, the results become
// part of the account.
import { type DemoSearch, demoSearchesPerDay, readDemoSearches } from '#src/domain/search/demo-limit.ts'
import { readLocal, writeLocal } from '#src/lib/local-storage.ts'

const storageKey = 'keytrail-demo-searches'

/** Newest first. */
export function notedDemoSearches(): readonly DemoSearch[] {
  return readDemoSearches(readLocal(storageKey))
}

/** Keeps at most as many searches as a visitor may make per day. */
export function noteDemoSearch(search: DemoSearch): void {
  const others = notedDemoSearches().filter(({ id }) => id !== search.id)
  writeLocal(storageKey, JSON.stringify([search, ...others].slice(0, demoSearchesPerDay)))
}

export function forgetDemoSearches(): void {
  writeLocal(storageKey, null)
}
