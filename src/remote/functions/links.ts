// Follows TikTok's short links by way of our server: their hosts tell no browser where they lead.
import * as v from 'valibot'
import { env } from '#src/lib/env.ts'
import { exchangeAsUser } from '../auth/user-exchange.ts'
import { readResponse } from '../read-response.ts'

const timeoutMs = 15_000
const Resolved = v.object({ url: v.pipe(v.string(), v.url()) })

/** The address that a short link leads to. Throws RemoteError. */
export async function resolveShortLink(url: string, signal: AbortSignal): Promise<string> {
  const address = `${env.supabaseUrl}/functions/v1/resolve-link?${new URLSearchParams({ url })}`
  const response = await exchangeAsUser(address, { signal }, { timeoutMs })
  return readResponse(Resolved, await response.json().catch(() => null)).url
}
