// One round between device and server: push, then pull. Tells the status; knows no timer and no trigger.
import { writeFact } from '#src/db/facts.ts'
import { now } from '#src/lib/clock.ts'
import { RemoteError } from '#src/remote/errors.ts'
import type { Caller } from '#src/remote/rest.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { pullAll } from './pull.ts'
import { pushOutbox } from './push.ts'

export interface RoundKind {
  /** Sends postponed changes too, not only what is due. */
  hurry: boolean
  /** Pulls even if the server has taken nothing. */
  pull: boolean
}

/**
 * Runs one round. `busy`: another tab of this user is sending, which pulls as well. Throws what stood in the
 * way, after doing what could be done in spite of it.
 */
export async function runRound({ hurry, pull }: RoundKind, caller: Caller): Promise<'done' | 'busy'> {
  setSyncStatus({ phase: 'pushing' })
  const pushed = await pushOutbox({ ...caller, hurry })
  if (pushed === 'busy') {
    setSyncStatus({ phase: 'idle' })
    return 'busy'
  }
  const { sent, obstacle } = pushed
  // A server that stumbles over one change can still be read; one that is not reached cannot.
  if (obstacle && obstacle.kind !== 'server') throw obstacle
  if (pull || sent > 0) {
    setSyncStatus({ phase: 'pulling' })
    await pullAll(caller)
    await writeFact('pulled_at', now().getTime())
    setSyncStatus({ syncedAt: now().toISOString() })
  }
  if (obstacle) throw obstacle
  setSyncStatus({ phase: 'idle' })
  return 'done'
}

/** Shows that a round has failed, and whether for want of a network. */
export function showFailure(error: unknown): void {
  const isOffline = error instanceof RemoteError && (error.kind === 'offline' || error.kind === 'timeout')
  setSyncStatus({ phase: isOffline ? 'offline' : 'failed' })
}
