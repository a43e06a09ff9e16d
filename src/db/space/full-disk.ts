// A disk that was full: what the server has too waits for room. One row is tried now and then, and the others follow it
// when it was kept.
import { now } from '#src/lib/clock.ts'
import { forgetFact, readFull, writeMetadata } from '../core/metadata.ts'

const firstPauseMs = 10 * 60_000
// Of a disk that is full again as soon as there is room: what comes back costs its owner's line.
const maxPauseMs = 24 * 60 * 60_000

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

/** The disk is full. Where not even that can be noted, the next pull meets it again. */
export async function noteFull(): Promise<void> {
  const times = ((await readFull())?.times ?? 0) + 1
  const pauseMs = Math.min(firstPauseMs * 2 ** (times - 1), maxPauseMs)
  await writeMetadata('full', { times, until: now().getTime() + pauseMs }).catch(() => undefined)
}

/** One of the rows that waited was kept; `all`: none waits any more. Joins the transaction that is open. */
export async function noteRoom(all: boolean): Promise<void> {
  const full = await readFull()
  if (!full) return
  if (all) await forgetFact('full')
  else await writeMetadata('full', { ...full, until: null })
}

/** The app was opened anew: its owner may have made room. */
export async function doubtFull(): Promise<void> {
  const full = await readFull()
  if (full) await writeMetadata('full', { ...full, until: 0 })
}

/** How many of the rows that may wait for room can be fetched now: none, one to find out, or all. */
export async function rowsToTry(): Promise<number> {
  const full = await readFull()
  if (!full || full.until === null) return Number.POSITIVE_INFINITY
  const waitMs = full.until - now().getTime()
  // A wait that is longer than any that is ever set means that the clock was put back.
  return waitMs <= 0 || waitMs > maxPauseMs ? 1 : 0
}

/** Whether the disk was full, and not all has had room since. */
export async function isFull(): Promise<boolean> {
  return (await readFull()) !== undefined
}
