// Each kind of work runs in one tab per user, which holds a lock during the run. A frozen tab keeps its locks
// forever (web-locks#4), so another tab steals the lock if the last heartbeat is too old.
import { isAtWork, writeMetadata } from '#src/db/core/metadata.ts'
import { unlessFull } from '#src/db/space/full-disk.ts'
import { now } from '#src/lib/clock.ts'

const pulseMs = 5_000

export type Work = 'send' | 'search' | 'pull'

export interface Working {
  /** Stores a heartbeat; call it before each request. On a full disk, returns `full`, and work can continue. */
  beat(): Promise<'kept' | 'full'>
  /** Aborted when another tab takes over. */
  lost: AbortSignal
}

/**
 * Runs `work`, or returns `busy` if another tab is running it or takes over. Two tabs may briefly do the same
 * work. This is harmless: each change, charge and step of a pull counts only once.
 */
export async function asOnlyTab<Result>(
  kind: Work,
  userId: string,
  work: (working: Working) => Promise<Result>,
): Promise<Result | 'busy'> {
  const answer = await holding(kind, userId, { ifAvailable: true }, work)
  // Until its first heartbeat, a tab that has the lock looks frozen too. It stops if the lock is stolen.
  if (answer !== 'busy' || (await isAtWork(kind))) return answer
  // On a full disk, no tab can store heartbeats, so two tabs would keep stealing the lock from each other.
  if ((await writeBeat(kind)) === 'full') return answer
  return holding(kind, userId, { steal: true }, work)
}

/** Stores heartbeats while `work` runs. */
export async function beating<Result>({ beat }: Working, work: () => Promise<Result>): Promise<Result> {
  const pulse = setInterval(() => void beat().catch(() => undefined), pulseMs)
  try {
    return await work()
  } finally {
    clearInterval(pulse)
  }
}

const writeBeat = (kind: Work) => unlessFull(() => writeMetadata(`${kind}_seen_at`, now().getTime()))

async function holding<Result>(
  kind: Work,
  userId: string,
  options: LockOptions,
  work: (working: Working) => Promise<Result>,
): Promise<Result | 'busy'> {
  const lost = new AbortController()
  const working = { beat: () => writeBeat(kind), lost: lost.signal }
  let failed = false
  try {
    return await navigator.locks.request(`keytrail-${kind}-${userId}`, options, async (lock) => {
      if (lock === null) return 'busy'
      try {
        await working.beat()
        return await work(working)
      } catch (error) {
        failed = true
        throw error
      }
    })
  } catch (error) {
    if (failed) throw error
    // Firefox refuses locks if storage is blocked. The store is then in memory, and no other tab uses it.
    if ((error as Error).name === 'SecurityError') return work(working)
    // The lock was stolen; `work` may still be running.
    lost.abort()
    return 'busy'
  }
}
