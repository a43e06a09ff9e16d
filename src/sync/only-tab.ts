// One tab at a time across the tabs of a user, for each kind of work. The lock is held for one go, never for a session:
// a frozen tab keeps its locks for ever (web-locks#4), and is robbed of this one when its heartbeat has stopped.
import { isAtWork, writeMetadata } from '#src/db/core/metadata.ts'
import { now } from '#src/lib/clock.ts'

const pulseMs = 5_000

export type Work = 'send' | 'search' | 'pull'

export interface Working {
  /** Shows the other tabs that this one is alive. To be called before each request. */
  beat(): Promise<void>
  /** Aborted when another tab took over. */
  lost: AbortSignal
}

/**
 * Runs `work` if no other tab is at it for this user, and answers what it answers; else `busy`. Losing the lock half-way
 * is harmless, as the server applies a change once and the books of a pull move once: `work` should then stop, and gives
 * `busy`.
 */
export async function asOnlyTab<Result>(
  kind: Work,
  userId: string,
  work: (working: Working) => Promise<Result>,
): Promise<Result | 'busy'> {
  const answer = await holding(kind, userId, { ifAvailable: true }, work)
  // A tab that took the lock a moment ago and has not beaten yet can look frozen too. Then it just does not work.
  if (answer !== 'busy' || (await isAtWork(kind))) return answer
  return holding(kind, userId, { steal: true }, work)
}

/** Runs `work`, which can take longer than a silent tab is given, with a heartbeat. */
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
    // Stolen: the request is rejected while `work` is still at it.
    lost.abort()
    return 'busy'
  }
}
