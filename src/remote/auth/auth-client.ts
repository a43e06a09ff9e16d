// The page's one auth client, and when it is fetched. A session whose token is good for a while is used without it.
import { fetchPart } from '#src/lib/fetch-part.ts'
import { RemoteError } from '../errors.ts'
import { onRefreshFailure } from './auth-fetch.ts'
import type { RenewingClient } from './renewing-client.ts'

// Longer than the pause between two rounds of the sync, each of which asks for a token: the client is there
// before the token ends, and renews it from then on by itself.
const aheadMs = 10 * 60_000

let client: Promise<RenewingClient> | null = null

// After a refresh without a verdict auth-js tries ever more seldom for half a minute, then answers from its failure for a
// whole one, however well the server is by then. Another client asks at once, and whoever needs a token decides when.
onRefreshFailure(() => {
  const failed = client
  client = null
  failed?.then(
    (it) => it.retire(),
    () => undefined,
  )
})

/**
 * The client, fetched and made at the first call: making it starts to refresh a session that has expired. Throws
 * RemoteError `offline` when its code cannot be fetched, until it can.
 */
export function authClient(): Promise<RenewingClient> {
  client ??= createClient()
  return client
}

async function createClient(): Promise<RenewingClient> {
  try {
    const { RenewingClient } = await fetchPart(() => import('./renewing-client.ts'))
    return new RenewingClient()
  } catch (cause) {
    client = null
    throw new RemoteError('offline', { cause })
  }
}

/** Has a session that ends then (epoch milliseconds) renewed: at once if it has ended, in time if it ends soon. */
export function renewInTime(expiresAt: number): void {
  // Without its code nothing is renewed now: whoever needs a token asks again.
  if (expiresAt - Date.now() < aheadMs) authClient().catch(() => undefined)
}
