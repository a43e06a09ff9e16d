// Requests go through our server, because TikTok's hosts disallow requests from other origins.
import * as v from 'valibot'
import { isWebAddress } from '#src/lib/safe-url.ts'
import { callAsUser } from './user-function.ts'

const timeoutMs = 15_000
const Resolved = v.object({ url: v.pipe(v.string(), v.check(isWebAddress)) })

/** Returns the target of a short link. Throws RemoteError. */
export async function resolveShortLink(url: string, signal: AbortSignal): Promise<string> {
  const name = `resolve-link?${new URLSearchParams({ url })}`
  return (await callAsUser(name, undefined, Resolved, { signal, timeoutMs })).url
}
