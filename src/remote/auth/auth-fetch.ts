// The auth client's fetch. It decides what may sign a person out; it never retries.
import * as v from 'valibot'
import { RemoteError } from '../errors.ts'
import { exchange } from '../wire.ts'
import { withRetryAfter } from './retry-after.ts'

const timeoutMs = 8_000

const Tokens = v.looseObject({ access_token: v.string(), refresh_token: v.string(), expires_in: v.number() })

// What the auth server says of a refresh token or its owner. Proxies and firewalls answer 403 and 404 in JSON with
// codes of their own: only these words end a session.
const RefusalCode = v.picklist([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  // A refresh token of another form than the server's: lite's are UUIDs.
  'validation_failed',
])
const Refusal = v.union([v.object({ error_code: RefusalCode }), v.object({ code: RefusalCode })])

const failureListeners = new Set<() => void>()

/** Calls `listener` at each refresh of the session that gets no verdict. Returns the way to stop. */
export function onRefreshFailure(listener: () => void): () => void {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}

/**
 * Fetches from the auth server in at most eight seconds. A refresh comes back as new tokens, as a definite
 * refusal, or as a 503: auth-js drops the session at any other status, 429 among them. Of a client that is `retired` it
 * always is a 503, and nobody hears of it.
 */
export async function authFetch(
  input: RequestInfo | URL,
  init: RequestInit = {},
  retired?: AbortSignal,
): Promise<Response> {
  const url = String(input)
  if (!url.includes('grant_type=refresh_token'))
    return onDeviceClock(await keepingRetryAfter(await exchange(url, init, timeoutMs)))
  const noVerdict = () => Response.json({ message: 'The auth server gave no verdict' }, { status: 503 })
  if (retired?.aborted) return noVerdict()
  try {
    const response = await exchange(url, init, timeoutMs)
    if (!(await isVerdict(response.clone()))) throw new RemoteError('server', { status: response.status })
    return onDeviceClock(response)
  } catch {
    for (const listener of failureListeners) listener()
    return noVerdict()
  }
}

const Limit = v.looseObject({ msg: v.optional(v.string()) })

/** Puts how long a limit lasts where auth-js does not drop it. */
async function keepingRetryAfter(response: Response): Promise<Response> {
  const seconds = response.headers.get('retry-after')
  if (response.status !== 429 || seconds === null || !/^\d+$/.test(seconds)) return response
  const body: unknown = await response.json().catch(() => null)
  const limit = v.is(Limit, body) ? body : {}
  return Response.json({ ...limit, msg: withRetryAfter(limit.msg ?? '', seconds) }, response)
}

async function isVerdict(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) return v.is(Tokens, body)
  return response.status >= 400 && response.status < 500 && v.is(Refusal, body)
}

/**
 * Takes the server's expires_at out of new tokens, so that auth-js counts expires_in from the device's clock.
 * Compared with a clock that runs ahead, the server's time would mean a refresh at every call.
 */
async function onDeviceClock(response: Response): Promise<Response> {
  if (!response.ok) return response
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (!v.is(Tokens, body)) return response
  const { expires_at: _, ...tokens } = body
  return Response.json(tokens, response)
}
