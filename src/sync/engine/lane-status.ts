// Combines the states of the lanes into one status for the screens.
import { now } from '#src/lib/clock.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { isTrying, type SyncPhase, setSyncStatus } from '#src/state/sync-status.ts'
import type { Work } from './only-tab.ts'

// Errors have priority over progress.
const order: readonly SyncPhase[] = ['offline', 'failed', 'pushing', 'pulling', 'idle']

export class LaneStatus {
  readonly #phases = new Map<Work, SyncPhase>()

  /** A lane is working; its last error is cleared. */
  begins(work: Work): void {
    this.#set(work, work === 'pull' ? 'pulling' : 'pushing')
  }

  /** A lane is idle; the status of its last run stays. */
  rests(work: Work): void {
    const phase = this.#phases.get(work)
    if (phase && isTrying(phase)) this.#set(work, 'idle')
  }

  /** A lane has nothing left to do. */
  forget(work: Work): void {
    if (this.#phases.has(work)) this.#set(work, 'idle')
  }

  /** A lane met an error: a lack of network, or another. */
  fails(work: Work, error: unknown): void {
    const isOffline = error instanceof RemoteError && isSilence(error)
    this.#set(work, isOffline ? 'offline' : 'failed')
  }

  /** Whether a lane's last run met an error. */
  get isFailing(): boolean {
    return [...this.#phases.values()].some((phase) => phase === 'offline' || phase === 'failed')
  }

  /** Device and server agree. */
  agrees(): void {
    setSyncStatus({ syncedAt: now().toISOString() })
  }

  #set(work: Work, phase: SyncPhase): void {
    this.#phases.set(work, phase)
    const phases = new Set(this.#phases.values())
    setSyncStatus({ phase: order.find((known) => phases.has(known)) ?? 'idle' })
  }
}
