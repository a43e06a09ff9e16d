// Counts that must survive what can happen to the database: kept in localStorage, or in this tab if that takes nothing.

/**
 * - `kept`: this device keeps the user's data, with so many changes that were never sent
 * - `full`: the disk was full, and not all has had room since; so many rows were dropped without a note of which
 */
export const marks = ['kept', 'full'] as const
type Mark = (typeof marks)[number]

const tab = new Map<string, string>()
/** Its key in localStorage. */
export const markKey = (mark: Mark, userId: string) => `keytrail-${mark}-${userId}`

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function setMark(mark: Mark, userId: string, count: number): void {
  const key = markKey(mark, userId)
  try {
    localStorage.setItem(key, String(count))
    tab.delete(key)
  } catch {
    tab.set(key, String(count))
  }
}

/** Null if the mark is not set. */
export function readMark(mark: Mark, userId: string): number | null {
  const key = markKey(mark, userId)
  const value = tab.get(key) ?? stored(key)
  return value === null ? null : Number(value) || 0
}

/** Removes a mark and returns its count. */
export function takeMark(mark: Mark, userId: string): number | null {
  const count = readMark(mark, userId)
  const key = markKey(mark, userId)
  tab.delete(key)
  if (stored(key) !== null) localStorage.removeItem(key)
  return count
}
