// A full disk: data that the server also has waits for room. One row is tried from time to time, and the others follow
// once it was stored.
import { now } from '#src/lib/clock.ts'
import { forgetFact, readFull, writeMetadata } from '../core/metadata.ts'

const firstPauseMs = 10 * 60_000
// For a disk that keeps filling up: each retry uses the user's connection.
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

/** Records that the disk is full. If even that fails, the next pull finds out again. */
export async function noteFull(): Promise<void> {
  const times = ((await readFull())?.times ?? 0) + 1
  const pauseMs = Math.min(firstPauseMs * 2 ** (times - 1), maxPauseMs)
  await writeMetadata('full', { times, until: now().getTime() + pauseMs }).catch(() => undefined)
}

/** Records that one of the waiting rows was stored; `all`: none is left. Joins the open transaction. */
export async function noteRoom(all: boolean): Promise<void> {
  const full = await readFull()
  if (!full) return
  if (all) await forgetFact('full')
  else await writeMetadata('full', { ...full, until: null })
}

/** The app was opened again: the user may have freed space. */
export async function doubtFull(): Promise<void> {
  const full = await readFull()
  if (full) await writeMetadata('full', { ...full, until: 0 })
}

/** The number of waiting rows that can be fetched now: none, one to find out, or all. */
export async function rowsToTry(): Promise<number> {
  const full = await readFull()
  if (!full || full.until === null) return Number.POSITIVE_INFINITY
  const waitMs = full.until - now().getTime()
  // A wait longer than the maximum means that the clock was set back.
  return waitMs <= 0 || waitMs > maxPauseMs ? 1 : 0
}

/** Whether the disk was full, and not everything has been stored since. */
export async function isFull(): Promise<boolean> {
  return (await readFull()) !== undefined
}
