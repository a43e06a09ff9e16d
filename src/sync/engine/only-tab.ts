// A lock for one tab at a time, per user and kind of work. It is held for one run, never for a session: a frozen tab
// keeps its locks forever (web-locks#4), so this one is stolen when its heartbeat has stopped.
import { isAtWork, writeMetadata } from '#src/db/core/metadata.ts'
import { now } from '#src/lib/clock.ts'

const pulseMs = 5_000

export type Work = 'send' | 'search' | 'pull'

export interface Working {
  /** Shows the other tabs that this one is alive. Must be called before each request. */
  beat(): Promise<void>
  /** Aborted when another tab took over. */
  lost: AbortSignal
}

/**
 * Runs `work` if no other tab runs it for this user, and returns its result; else `busy`. Losing the lock half-way is
 * harmless, as the server applies a change once and a pull's progress advances once: `work` should then stop, and the
 * result is `busy`.
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

/** Runs `work`, which can take longer than the heartbeat timeout, with a heartbeat. */
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
    // Stolen: the request rejects while `work` is still running.
    lost.abort()
    return 'busy'
  }
}
