// Runs rounds, one at a time, for the user whose database is open. After stopSync it writes nothing.
import { database } from '#src/db/open.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { msUntilDue } from './push.ts'
import { backoffMs } from './retry.ts'
import { type RoundKind, runRound, showFailure } from './round.ts'
import { watchTriggers } from './triggers.ts'

const intervalMs = 5 * 60_000
const busyMs = 5_000

const atOnce: RoundKind = { hurry: true, pull: true }
const byTheClock: RoundKind = { hurry: false, pull: true }
const sendOnly: RoundKind = { hurry: false, pull: false }

class Engine {
  readonly userId: string
  readonly #stop = new AbortController()
  readonly #stopTriggers: () => void
  #wanted: RoundKind | null = null
  #working: Promise<void> | null = null
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(userId: string) {
    this.userId = userId
    this.#stopTriggers = watchTriggers({
      returned: () => this.ask(atOnce),
      verified: () => {
        if (this.#failures > 0) this.ask(atOnce)
      },
      grown: () => this.ask(sendOnly),
    })
  }

  /** Runs a round now, or one more after the one that is running. */
  ask(kind: RoundKind): void {
    if (this.#stop.signal.aborted) return
    const { hurry = false, pull = false } = this.#wanted ?? {}
    this.#wanted = { hurry: hurry || kind.hurry, pull: pull || kind.pull }
    this.#working ??= this.#work()
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    this.#stopTriggers()
    await this.#working
    clearTimeout(this.#timer)
  }

  async #work(): Promise<void> {
    while (this.#wanted && !this.#stop.signal.aborted) {
      const kind = this.#wanted
      this.#wanted = null
      clearTimeout(this.#timer)
      const waitMs = await this.#round(kind)
      this.#timer = setTimeout(() => this.ask(byTheClock), waitMs)
    }
    this.#working = null
  }

  /** One round; never throws. Answers how long to wait for the next, in milliseconds. */
  async #round(kind: RoundKind): Promise<number> {
    const { signal } = this.#stop
    try {
      const answer = await runRound(kind, { userId: this.userId, signal })
      this.#failures = 0
      return answer === 'busy' ? busyMs : Math.min(intervalMs, await msUntilDue())
    } catch (error) {
      if (signal.aborted) return intervalMs
      showFailure(error)
      if (!(error instanceof RemoteError)) reportError(error)
      this.#failures += 1
      const serverMs = error instanceof RemoteError ? (error.retryAfterMs ?? 0) : 0
      return Math.max(backoffMs(this.#failures, Math.random()), serverMs)
    }
  }
}

let engine: Engine | null = null

/** Starts to keep the open database and the server in step. Does nothing when that is under way. */
export function startSync(): void {
  const { userId } = database()
  if (engine?.userId === userId) return
  void engine?.stop()
  setSyncStatus({ phase: 'idle', syncedAt: null })
  engine = new Engine(userId)
  engine.ask(atOnce)
}

/** Stops for good. Once this has resolved nothing more is written: the database can be closed. */
export async function stopSync(): Promise<void> {
  const stopping = engine
  engine = null
  await stopping?.stop()
}

/** Asks for a round at once: something was changed, or the user wants it. Does nothing when stopped. */
export function kickSync(): void {
  engine?.ask(atOnce)
}
