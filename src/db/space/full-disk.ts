// On a full disk, wanted searches and checks wait for room. Once there is room, the app tries one of them. If
// it fits, the others follow. This module keeps its state outside the database, which may refuse writes.
import { isQuotaFailure } from '../core/errors.ts'
import { readMark, setMark, takeMark } from '../core/local-marks.ts'
import { forgetFact } from '../core/metadata.ts'
import { database } from '../core/open.ts'

// Larger than the 20 checks of one request, so that they fit if the probe does.
const probeBytes = 1_048_576
/** The limit of one `getRandomValues` call. The probe is random, so that the browser cannot compress it. */
const randomBytes = 65_536

/** How many waiting rows this tab may try to store, by user; a user has no entry until room is found. */
const found = new Map<string, 'one' | 'all'>()

const unlistedRows = () => readMark('full', database().userId)

export function isFull(): boolean {
  return unlistedRows() !== null
}

/** `unlisted` is the number of evicted rows that could not be listed for lack of room. */
export async function noteFull(unlisted = 0): Promise<void> {
  const { userId } = database()
  found.delete(userId)
  setMark('full', userId, (unlistedRows() ?? 0) + unlisted)
  // Makes a comparison with the server due, which lists the evicted rows.
  if (unlisted > 0) await forgetFact('compared_at')
}

/** Runs `write`; if the disk is full, records that and returns `full`. */
export async function unlessFull(write: () => PromiseLike<void>): Promise<'kept' | 'full'> {
  try {
    await write()
    return 'kept'
  } catch (error) {
    if (!isQuotaFailure(error)) throw error
    await noteFull()
    return 'full'
  }
}

export function countUnlisted(): number {
  return unlistedRows() ?? 0
}

/** Records that all missing rows are listed again. */
export function noteListed(): void {
  if (isFull()) setMark('full', database().userId, 0)
}

/** Whether eviction is useless: evicted rows could not be listed, and this tab has found no room since. */
export function isHopeless(): boolean {
  return countUnlisted() > 0 && !found.has(database().userId)
}

/** Records that waiting rows were stored; `all` means that no search or check is left to fetch. */
export function noteRoom(all: boolean): void {
  const { userId } = database()
  if (!isFull()) return
  if (all && countUnlisted() === 0) {
    takeMark('full', userId)
    found.delete(userId)
  } else found.set(userId, 'all')
}

/** Tests a full disk by storing and deleting a probe. If it fits, allows one waiting row and returns true. */
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

/** Returns how many waiting rows may be fetched now. */
export function rowsToTry(): number {
  const room = isFull() ? (found.get(database().userId) ?? 'none') : 'all'
  return { none: 0, one: 1, all: Number.POSITIVE_INFINITY }[room]
}
