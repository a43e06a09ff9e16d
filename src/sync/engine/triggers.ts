import { watchAsked } from '#src/db/missing/wanted.ts'
import { watchWaiting } from '#src/db/outbox/outbox.ts'
import { listen } from '#src/lib/listen.ts'
import { watchAuth } from '#src/remote/auth/auth.ts'

export interface Triggered {
  /** The network or the tab is back. */
  returned(): void
  /** An unexpired token was found in storage, or the token was refreshed. */
  verified(): void
  grown(): void
  /** The user opened data that only the server has. */
  asked(): void
}

/** Calls `grown` when the watched number grows. `known` is the number before the first report. */
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

/** Returns a function that unsubscribes. */
export function watchTriggers({ returned, verified, grown, asked }: Triggered): () => void {
  const stops = [
    watchGrowth(watchWaiting, Number.POSITIVE_INFINITY, grown),
    watchGrowth(watchAsked, 0, asked),
    watchAuth((event) => event.kind === 'refreshed' && verified()),
    listen(['online'], returned),
    listen(['visibilitychange'], () => document.visibilityState === 'visible' && returned()),
    // Not every browser fires visibilitychange for a page restored from the back-forward cache.
    listen(['pageshow'], ({ persisted }) => persisted && returned()),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
