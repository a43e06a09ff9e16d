// The searches that a visitor made in this browser, until they sign up here: their results become part of the account.
import { type DemoSearch, demoSearchesPerDay, readDemoSearches } from '#src/domain/search/demo-limit.ts'

const storageKey = 'keytrail-demo-searches'

/** The noted searches, newest first. */
export function notedDemoSearches(): readonly DemoSearch[] {
  try {
    return readDemoSearches(localStorage.getItem(storageKey) ?? '[]')
  } catch {
    // Storage is blocked.
    return []
  }
}

/** Notes a search; of the older ones, as many as a visitor has a day. */
export function noteDemoSearch(search: DemoSearch): void {
  const others = notedDemoSearches().filter(({ id }) => id !== search.id)
  try {
    localStorage.setItem(storageKey, JSON.stringify([search, ...others].slice(0, demoSearchesPerDay)))
  } catch {
    // As above: the account begins without it.
  }
}

/** Forgets the noted searches. */
export function forgetDemoSearches(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // As above.
  }
}
