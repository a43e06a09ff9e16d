// These counts must survive the loss of the database, so they are stored outside it.
import { readLocal, writeLocal } from '#src/lib/local-storage.ts'

/**
 * - `kept`: the number of unsent changes and searches; set while this device has a store for the user
 * - `full`: the number of evicted rows that could not be listed as wanted; set while rows wait for room
 */
export const marks = ['kept', 'full'] as const
type Mark = (typeof marks)[number]

const tab = new Map<string, string>()
export const markKey = (mark: Mark, userId: string) => `keytrail-${mark}-${userId}`

export function setMark(mark: Mark, userId: string, count: number): void {
  const key = markKey(mark, userId)
  if (writeLocal(key, String(count))) tab.delete(key)
  else tab.set(key, String(count))
}

export function readMark(mark: Mark, userId: string): number | null {
  const key = markKey(mark, userId)
  const value = tab.get(key) ?? readLocal(key)
  return value === null ? null : Number(value) || 0
}

export function takeMark(mark: Mark, userId: string): number | null {
  const count = readMark(mark, userId)
  const key = markKey(mark, userId)
  tab.delete(key)
  writeLocal(key, null)
  return count
}
