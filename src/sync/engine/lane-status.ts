import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { isTrying, type SyncPhase, setSyncStatus } from '#src/state/sync-status.ts'
import type { Work } from './only-tab.ts'

// Errors take priority over progress.
const order: readonly SyncPhase[] = ['offline', 'failed', 'pushing', 'pulling', 'idle']

export class LaneStatus {
  readonly #phases = new Map<Work, SyncPhase>()

  /** Shows the lane as working, which clears its last error. */
  begins(work: Work): void {
    this.#set(work, work === 'pull' ? 'pulling' : 'pushing')
  }

  /** Shows the lane as idle, unless the run reported an error. */
  rests(work: Work): void {
    const phase = this.#phases.get(work)
    if (phase && isTrying(phase)) this.#set(work, 'idle')
  }

  /** Clears the lane's last error, because the lane has nothing to do. */
  forget(work: Work): void {
    if (this.#phases.has(work)) this.#set(work, 'idle')
  }

  /** Shows a missing response as offline, and any other error as failed. */
  fails(work: Work, error: unknown): void {
    const isOffline = error instanceof RemoteError && isSilence(error)
    this.#set(work, isOffline ? 'offline' : 'failed')
  }

  get isFailing(): boolean {
    return [...this.#phases.values()].some((phase) => phase === 'offline' || phase === 'failed')
  }

  #set(work: Work, phase: SyncPhase): void {
    this.#phases.set(work, phase)
    const phases = new Set(this.#phases.values())
    setSyncStatus({ phase: order.find((known) => phases.has(known)) ?? 'idle' })
  }
}
