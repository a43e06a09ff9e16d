// A disk that was full: what the server has too waits for room. As soon as there is some, one row is tried, and the
// others follow it if it was kept. None of this is kept in the database, which may take nothing.
import { readMark, setMark, takeMark } from '../core/local-marks.ts'
import { forgetFact } from '../core/metadata.ts'
import { database } from '../core/open.ts'

// More than the largest batch of rows takes: what is fetched then is kept.
const probeBytes = 1_048_576
/** As many random bytes as a browser gives in one call. Others would be compressed. */
const randomBytes = 65_536

/** What this tab has found of room since the disk was full, by user. */
const found = new Map<string, 'one' | 'all'>()

const quotaError = 'QuotaExceededError'

// Dexie reports a full disk as an AbortError or a BulkError around the real one (Dexie.js#840).
interface DexieFailure {
  name?: string
  inner?: unknown
  failures?: readonly unknown[]
}

/** Whether a write has failed because the disk is full. */
export function isQuotaFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, inner, failures = [] } = error as DexieFailure
  return name === quotaError || isQuotaFailure(inner) || failures.some(isQuotaFailure)
}

const unlistedRows = () => readMark('full', database().userId)

/** Whether the disk was full, and not all has had room since. */
export function isFull(): boolean {
  return unlistedRows() !== null
}

/** The disk is full. `unlisted`: so many rows had to go, and there was no room to list them. */
export async function noteFull(unlisted = 0): Promise<void> {
  const { userId } = database()
  found.delete(userId)
  setMark('full', userId, (unlistedRows() ?? 0) + unlisted)
  // The next comparison with the server lists them.
  if (unlisted > 0) await forgetFact('compared_at')
}

/** How many rows were dropped and are not listed. Live queries see each change of it. */
export function countUnlisted(): number {
  return unlistedRows() ?? 0
}

/** Every row that is missing is listed again. */
export function noteListed(): void {
  if (isFull()) setMark('full', database().userId, 0)
}

/** Whether to drop more is of no use: the disk took nothing after rows were dropped, and has had no room since. */
export function isHopeless(): boolean {
  return countUnlisted() > 0 && !found.has(database().userId)
}

/** One of the rows that waited was kept; `all`: none waits any more. */
export function noteRoom(all: boolean): void {
  const { userId } = database()
  if (!isFull()) return
  if (all && countUnlisted() === 0) {
    takeMark('full', userId)
    found.delete(userId)
  } else found.set(userId, 'all')
}

/** Looks whether a disk that is full has room again, without asking the server. */
export async function findRoom(): Promise<boolean> {
  const { $facts, userId } = database()
  if (!isFull() || found.has(userId)) return false
  const value = Array.from({ length: probeBytes / randomBytes }, () =>
    crypto.getRandomValues(new Uint8Array(randomBytes)),
  )
  try {
    await $facts.put({ key: 'probe', value })
    await $facts.delete('probe')
  } catch (error) {
    if (!isQuotaFailure(error)) throw error
    return false
  }
  found.set(userId, 'one')
  return true
}

/** How many of the rows that may wait for room can be fetched now: none, one to find out, or all. */
export function rowsToTry(): number {
  const room = isFull() ? (found.get(database().userId) ?? 'none') : 'all'
  return { none: 0, one: 1, all: Number.POSITIVE_INFINITY }[room]
}
