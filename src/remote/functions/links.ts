// Requests go through our server, because TikTok's hosts disallow requests from other origins.
import * as v from 'valibot'
import { env } from '#src/lib/env.ts'
import { isWebAddress } from '#src/lib/safe-url.ts'
import { exchangeAsUser } from '../auth/user-exchange.ts'
import { readResponse } from '../read-response.ts'

const timeoutMs = 15_000
const Resolved = v.object({ url: v.pipe(v.string(), v.check(isWebAddress)) })

/** Returns the target of a short link. Throws RemoteError. */
export async function resolveShortLink(url: string, signal: AbortSignal): Promise<string> {
  const address = `${env.supabaseUrl}/functions/v1/resolve-link?${new URLSearchParams({ url })}`
  const response = await exchangeAsUser(address, { signal }, { timeoutMs })
  return readResponse(Resolved, await response.json().catch(() => null)).url
}
