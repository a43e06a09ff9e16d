// One sender at a time across the tabs of a user. The lock is held for one batch, never for a session: a frozen
// tab keeps its locks for ever (web-locks#4), and is robbed of this one when its heartbeat has stopped.
import { readFact, writeFact } from '#src/db/facts.ts'
import { now } from '#src/lib/clock.ts'

// Longer than the longest time between two heartbeats: a token (4 s) and a request (10 s).
const frozenAfterMs = 15_000

export interface Sending {
  /** Shows the other tabs that this one is alive. To be called before each request. */
  beat(): Promise<void>
  /** Aborted when another tab took over. */
  lost: AbortSignal
}

/**
 * Runs `send` if no other tab is sending for this user, and answers what it answers; else `busy`. Losing the
 * lock half-way is harmless, as the server applies a change once: `send` should then stop, and gives `busy`.
 */
export async function asOnlySender<Result>(
  userId: string,
  send: (sending: Sending) => Promise<Result>,
): Promise<Result | 'busy'> {
  const name = `keytrail-send-${userId}`
  const answer = await holding(name, { ifAvailable: true }, send)
  if (answer !== 'busy' || !(await isFrozen())) return answer
  return holding(name, { steal: true }, send)
}

// A tab that took the lock a moment ago and has not beaten yet can look frozen too. Then it just does not send.
async function isFrozen(): Promise<boolean> {
  return now().getTime() - ((await readFact('sender_seen_at')) ?? 0) > frozenAfterMs
}

async function holding<Result>(
  name: string,
  options: LockOptions,
  send: (sending: Sending) => Promise<Result>,
): Promise<Result | 'busy'> {
  const lost = new AbortController()
  const beat = () => writeFact('sender_seen_at', now().getTime())
  let failed = false
  try {
    return await navigator.locks.request(name, options, async (lock) => {
      if (lock === null) return 'busy'
      await beat()
      return send({ beat, lost: lost.signal }).catch((error: unknown) => {
        failed = true
        throw error
      })
    })
  } catch (error) {
    if (failed) throw error
    // Stolen: the request is rejected while `send` is still at work.
    lost.abort()
    return 'busy'
  }
}
