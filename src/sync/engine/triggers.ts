import { watchAsked } from '#src/db/missing/wanted.ts'
import { watchWaiting } from '#src/db/outbox/outbox.ts'
import { watchAuth } from '#src/remote/auth/auth.ts'

export interface Triggered {
  /** The network or the tab is back. */
  returned(): void
  /** The token was verified or refreshed. */
  verified(): void
  grown(): void
  /** The user opened data that only the server has. */
  asked(): void
}

/** Returns a function that unsubscribes. */
export function watchTriggers({ returned, verified, grown, asked }: Triggered): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') returned()
  }
  let known = Number.POSITIVE_INFINITY
  const stopWaiting = watchWaiting((count) => {
    if (count > known) grown()
    known = count
  })
  let knownAsked = 0
  const stopAsked = watchAsked((count) => {
    if (count > knownAsked) asked()
    knownAsked = count
  })
  const stopAuth = watchAuth((event) => {
    if (event.kind === 'refreshed') verified()
  })
  // Not every browser fires visibilitychange for a page restored from the back-forward cache.
  const revived = ({ persisted }: PageTransitionEvent) => {
    if (persisted) returned()
  }
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('online', returned, { signal })
  addEventListener('pageshow', revived, { signal })
  document.addEventListener('visibilitychange', shown, { signal })
  return () => {
    stopWaiting()
    stopAsked()
    stopAuth()
    stop.abort()
  }
}
