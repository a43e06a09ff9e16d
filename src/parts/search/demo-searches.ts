// The searches that a visitor made in this browser. If they sign up here, the results become part of the account.
import { type DemoSearch, demoSearchesPerDay, readDemoSearches } from '#src/domain/search/demo-limit.ts'

const storageKey = 'keytrail-demo-searches'

/** Newest first. */
export function notedDemoSearches(): readonly DemoSearch[] {
  try {
    return readDemoSearches(localStorage.getItem(storageKey) ?? '[]')
  } catch {
    // Storage is blocked.
    return []
  }
}

/** Keeps at most as many searches as a visitor may make per day. */
export function noteDemoSearch(search: DemoSearch): void {
  const others = notedDemoSearches().filter(({ id }) => id !== search.id)
  try {
    localStorage.setItem(storageKey, JSON.stringify([search, ...others].slice(0, demoSearchesPerDay)))
  } catch {
    // Storage is blocked or full, so the account will not include the search.
  }
}

export function forgetDemoSearches(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked.
  }
}
