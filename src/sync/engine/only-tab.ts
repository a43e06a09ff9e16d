// A lock per user and kind of work, held by one tab for one run, never for a session. A frozen tab keeps its locks
// forever (web-locks#4), so the lock is stolen when its heartbeat has stopped.
import { isAtWork, writeMetadata } from '#src/db/core/metadata.ts'
import { now } from '#src/lib/clock.ts'

const pulseMs = 5_000

export type Work = 'send' | 'search' | 'pull'

export interface Working {
  /** Shows other tabs that this one is alive. Call it before each request. */
  beat(): Promise<void>
  /** Aborted when another tab takes over. */
  lost: AbortSignal
}

/**
 * Runs `work` and returns its result, or `busy` if another tab is running it for this user. If the lock is lost, `work`
 * should stop and the result is `busy`; that is harmless, because a change is applied once and a pull's progress
 * advances once.
 */
export async function asOnlyTab<Result>(
  kind: Work,
  userId: string,
  work: (working: Working) => Promise<Result>,
): Promise<Result | 'busy'> {
  const answer = await holding(kind, userId, { ifAvailable: true }, work)
  // A tab that has just taken the lock, before its first heartbeat, can also look frozen. If its lock is stolen, it
  // just does no work.
  if (answer !== 'busy' || (await isAtWork(kind))) return answer
  return holding(kind, userId, { steal: true }, work)
}

/** Runs `work` with a heartbeat, because it may take longer than the heartbeat timeout. */
export async function beating<Result>({ beat }: Working, work: () => Promise<Result>): Promise<Result> {
  const pulse = setInterval(() => void beat().catch(() => undefined), pulseMs)
  try {
    return await work()
  } finally {
    clearInterval(pulse)
  }
}

async function holding<Result>(
  kind: Work,
  userId: string,
  options: LockOptions,
  work: (working: Working) => Promise<Result>,
): Promise<Result | 'busy'> {
  const lost = new AbortController()
  const beat = () => writeMetadata(`${kind}_seen_at`, now().getTime())
  let failed = false
  try {
    return await navigator.locks.request(`keytrail-${kind}-${userId}`, options, async (lock) => {
      if (lock === null) return 'busy'
      await beat()
      return work({ beat, lost: lost.signal }).catch((error: unknown) => {
        failed = true
        throw error
      })
    })
  } catch (error) {
    if (failed) throw error
    // The lock was stolen: the request rejects while `work` is still running.
    lost.abort()
    return 'busy'
  }
}
