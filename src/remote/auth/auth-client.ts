import { fetchPart } from '#src/lib/fetch-part.ts'
import { RemoteError } from '../errors.ts'
import type { RenewingClient } from './renewing-client.ts'

// Longer than the five minutes between two syncs, so that the client is loaded before the token expires.
const aheadMs = 10 * 60_000

let client: Promise<RenewingClient> | null = null

/** The client refreshes an expired session at once. Throws RemoteError `offline` if its code does not load. */
export function authClient(): Promise<RenewingClient> {
  client ??= createClient()
  return client
}

async function createClient(): Promise<RenewingClient> {
  try {
    const { RenewingClient } = await fetchPart(() => import('./renewing-client.ts'))
    return new RenewingClient(() => {
      client = null
    })
  } catch (cause) {
    client = null
    throw new RemoteError('offline', { cause })
  }
}

/** If the session expires soon, loads the client, which renews it. `expiresAt` is in epoch milliseconds. */
export function renewInTime(expiresAt: number): void {
  // A failure can be ignored, because the next caller that needs a token tries again.
  if (expiresAt - Date.now() < aheadMs) authClient().catch(() => undefined)
}
