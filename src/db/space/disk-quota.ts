// Writes on a disk that may be full.
import { fetchPart, PartMissing } from '#src/lib/fetch-part.ts'
import { NotKept, StorageFull, type Unkept } from '../core/errors.ts'
import { isQuotaFailure } from './full-disk.ts'

/**
 * Runs a write; on a full disk evicts old checks, or searches if there are none, and runs it once more. Throws
 * StorageFull if that does not help, after restoring the evicted records. `write` must be a separate transaction: it
 * can run twice.
 */
export async function withQuotaRecovery<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isQuotaFailure(error)) throw error
  }
  // Few disks are ever full.
  const room = await fetchPart(() => import('./make-room.ts'), { mayReload: false }).catch(
    (cause: unknown) => {
      if (!(cause instanceof PartMissing)) throw cause
      throw new StorageFull('This device has no room left', { cause })
    },
  )
  return room.writeWithRoom(write)
}

/** Runs a write as `withQuotaRecovery` does. Throws NotKept for any failure. */
export async function keeping<Result>(what: Unkept, write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await withQuotaRecovery(write)
  } catch (cause) {
    throw new NotKept(what, { cause })
  }
}
