// Makes room on a full disk. Only searches that the server has too may go; the outbox never does.
import { NotKept, StorageFull } from './errors.ts'
import { database } from './open.ts'

const quotaError = 'QuotaExceededError'

// Dexie reports a full disk as an AbortError or a BulkError around the real one (Dexie.js#840).
interface DexieFailure {
  name?: string
  inner?: unknown
  failures?: readonly unknown[]
}

function isQuotaFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, inner, failures = [] } = error as DexieFailure
  return name === quotaError || isQuotaFailure(inner) || failures.some(isQuotaFailure)
}

/** Lets a tenth of the stored searches go, the oldest first. Answers how many went. */
async function pruneSearches(): Promise<number> {
  const { searches } = database()
  const share = Math.ceil((await searches.count()) / 10)
  const oldest = await searches.orderBy('searched_at').limit(share).primaryKeys()
  await searches.bulkDelete(oldest)
  return oldest.length
}

/**
 * Runs a write; on a full disk lets old searches go and runs it once more. Throws StorageFull when that does
 * not help. `write` must be a transaction of its own: it can run twice.
 */
export async function withRoom<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isQuotaFailure(error)) throw error
  }
  try {
    if ((await pruneSearches()) === 0) throw new StorageFull('This device has no room left')
    return await write()
  } catch (cause) {
    if (!isQuotaFailure(cause)) throw cause
    throw new StorageFull('This device has no room left', { cause })
  }
}

/** Runs a write as `withRoom` does. Throws NotKept with these words, whatever stood in the way. */
export async function keeping<Result>(words: string, write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await withRoom(write)
  } catch (cause) {
    throw new NotKept(words, { cause })
  }
}
