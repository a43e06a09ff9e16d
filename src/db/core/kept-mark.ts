// A mark outside IndexedDB that this device keeps a user's data, with the number of changes that were never sent: a
// browser can clear the database alone, and nothing inside it could tell then.
const keyOf = (userId: string) => `keytrail-kept-${userId}`

/** Marks that the user's data is kept here; `unsent` changes are in it alone. */
export function markKept(userId: string, unsent: number): void {
  try {
    localStorage.setItem(keyOf(userId), String(unsent))
  } catch {
    // Without the mark, cleared data looks like a new device's.
  }
}

/** How many unsent changes were kept here when that was last marked; null if no data was kept. */
export function markedUnsent(userId: string): number | null {
  try {
    const mark = localStorage.getItem(keyOf(userId))
    return mark === null ? null : Number(mark) || 0
  } catch {
    return null
  }
}

/** Removes the mark and returns what it said. */
export function takeMark(userId: string): number | null {
  const unsent = markedUnsent(userId)
  if (unsent !== null) localStorage.removeItem(keyOf(userId))
  return unsent
}
