// Syncs in three lanes that run side by side: sending changes, running queued searches, and pulling.

import { isStoreClosed } from '#src/db/core/errors.ts'
import { database } from '#src/db/core/open.ts'
import { wantUnreadable, watchAsked } from '#src/db/missing/wanted.ts'
import { watchWaiting } from '#src/db/outbox/outbox.ts'
import { keepToWindow } from '#src/db/space/disk-quota.ts'
import { findRoom } from '#src/db/space/full-disk.ts'
import { now } from '#src/lib/clock.ts'
import { listen } from '#src/lib/listen.ts'
import { watchAuth } from '#src/remote/auth/auth.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { setSyncStatus } from '#src/state/sync-status.ts'
import { Lane } from './lane.ts'
import { LaneStatus } from './lane-status.ts'
import type { Work } from './only-tab.ts'
import { pullOnce } from './pull.ts'
import { msUntilDue, type Pushed, type PushOptions, pushOutbox } from './push.ts'
import { backoffMs } from './retry.ts'
import { msUntilSearchIsDue, runSearches } from './search-queue.ts'

const intervalMs = 5 * 60_000
/** Spreads out the pulls of tabs and devices that reconnect at the same time. */
const spreadMs = 1_000
const busyPauseMs = () => 2_000 + Math.random() * spreadMs
const roomMs = 30_000
/** On a new device, the other lanes wait this long for the first rows. */
const afterPullMs = 1_000

/** Calls `grown` when the watched number grows. The first report is compared with `known`. */
function watchGrowth(
  watch: (listener: (count: number) => void) => () => void,
  known: number,
  grown: () => void,
): () => void {
  let previous = known
  return watch((count) => {
    if (count > previous) grown()
    previous = count
  })
}

class Engine {
  readonly userId: string
  readonly #stop = new AbortController()
  readonly #status = new LaneStatus()
  readonly #sending = new Lane((hurry) => this.#send('send', hurry, pushOutbox, msUntilDue))
  readonly #searching = new Lane((hurry) => this.#search(hurry))
  readonly #pulling = new Lane((hurry) => this.#pull(hurry))
  readonly #roomTimer = setInterval(() => {
    findRoom().then(
      (isFound) => isFound && this.#pulling.ask(true),
      () => undefined,
    )
  }, roomMs)
  readonly #unwatch = [
    watchGrowth(watchWaiting, Number.POSITIVE_INFINITY, () => {
      this.#sending.ask()
      this.#searching.ask()
    }),
    watchGrowth(watchAsked, 0, () => this.#pulling.ask(true)),
    watchAuth(({ kind }) => kind === 'refreshed' && this.#status.isFailing && this.ask()),
    listen(['online'], () => this.#returned()),
    listen(['visibilitychange'], () => document.visibilityState === 'visible' && this.#returned()),
    // Not every browser fires visibilitychange for a page restored from the back-forward cache.
    listen(['pageshow'], ({ persisted }) => persisted && this.#returned()),
  ]
  #failures = 0
  #hasBegun = false

  constructor(userId: string) {
    this.userId = userId
  }

  /** On a new device, `pullFirst` delays the other lanes, so that the first rows are stored sooner. */
  begin(pullFirst: boolean): void {
    if (pullFirst) {
      this.#pulling.ask(true)
      this.#sending.askIn(afterPullMs)
      this.#searching.askIn(afterPullMs)
    } else this.ask()
  }

  ask(): void {
    this.#sending.ask(true)
    this.#searching.ask(true)
    this.#pulling.ask(true)
  }

  async stop(): Promise<void> {
    this.#stop.abort()
    clearInterval(this.#roomTimer)
    for (const stop of this.#unwatch) stop()
    await Promise.all([this.#sending.stop(), this.#searching.stop(), this.#pulling.stop()])
  }

  /** Called when the network or the tab is back. */
  #returned(): void {
    this.#sending.ask(true)
    this.#searching.ask(true)
    this.#pulling.askIn(Math.random() * spreadMs)
  }

  async #search(hurry: boolean): Promise<number> {
    // If the queue cannot be read, `#send` fails too and reports the error.
    const dueMs = await msUntilSearchIsDue().catch(() => 0)
    if (dueMs < Number.POSITIVE_INFINITY) return this.#send('search', hurry, runSearches, msUntilSearchIsDue)
    this.#status.forget('search')
    return Number.POSITIVE_INFINITY
  }

  async #send(
    work: Work,
    hurry: boolean,
    send: (options: PushOptions) => Promise<Pushed | 'busy'>,
    dueIn: () => Promise<number>,
  ): Promise<number> {
    return this.#guarded(work, async () => {
      const pushed = await send({ userId: this.userId, signal: this.#stop.signal, hurry })
      if (pushed === 'busy') return busyPauseMs()
      if (pushed.sent > 0) {
        if (work === 'send') this.#searching.ask(true)
        this.#pulling.ask(true)
      }
      if (pushed.obstacle) this.#status.fails(work, pushed.obstacle)
      return dueIn()
    })
  }

  async #pull(hurry: boolean): Promise<number> {
    return this.#guarded('pull', async () => {
      const isFirst = !this.#hasBegun
      if (isFirst) await Promise.all([wantUnreadable(), findRoom()])
      this.#hasBegun = true
      const pulled = await pullOnce({ userId: this.userId, signal: this.#stop.signal }, hurry)
      if (pulled === 'busy') return busyPauseMs()
      this.#failures = 0
      setSyncStatus({ syncedAt: now().toISOString() })
      // The app may have been closed before it evicted all checks beyond the window.
      if (isFirst) await keepToWindow(this.#stop.signal)
      return intervalMs
    })
  }

  async #guarded(work: Work, run: () => Promise<number>): Promise<number> {
    const { signal } = this.#stop
    this.#status.begins(work)
    try {
      const waitMs = await run()
      if (!signal.aborted) this.#status.rests(work)
      return waitMs
    } catch (error) {
      if (signal.aborted) return Number.POSITIVE_INFINITY
      this.#status.fails(work, error)
      if (!(error instanceof RemoteError) && !isStoreClosed(error)) reportError(error)
      this.#failures += 1
      const serverMs = error instanceof RemoteError ? (error.retryAfterMs ?? 0) : 0
      return Math.max(backoffMs(this.#failures, Math.random()), serverMs)
    }
  }
}

let engine: Engine | null = null

/** Does nothing if already started for this user. */
export function startSync({ pullFirst = false } = {}): void {
  const { userId } = database()
  if (engine?.userId === userId) return
  void engine?.stop()
  setSyncStatus({ phase: 'idle', syncedAt: null })
  engine = new Engine(userId)
  engine.begin(pullFirst)
}

/** Resolves when nothing more will be written, so that the database can be closed. */
export async function stopSync(): Promise<void> {
  const stopping = engine
  engine = null
  await stopping?.stop()
}

/** Does nothing if stopped. */
export function kickSync(): void {
  engine?.ask()
}
