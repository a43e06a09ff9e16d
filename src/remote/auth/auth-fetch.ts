// Decides which responses may sign the user out; never retries.
import * as v from 'valibot'
import { exchange } from '../wire.ts'

const timeoutMs = 8_000

const Tokens = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
  expires_at: v.optional(v.unknown()),
})

// Only these codes end a session, because proxies and firewalls also return 403 and 404 with JSON.
const RefusalCode = v.picklist([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
  // The refresh token does not have the server's format, which in @supabase/lite is a UUID.
  'validation_failed',
])
const Refusal = v.union([v.object({ error_code: RefusalCode }), v.object({ code: RefusalCode })])

const failureListeners = new Set<() => void>()

/**
 * Listens for refreshes that end with neither new tokens nor a definite refusal. Returns a function that
 * unsubscribes.
 */
export function onRefreshFailure(listener: () => void): () => void {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}

/**
 * A refresh always resolves with tokens, a definite refusal or 503, because auth-js ends the session after
 * most other responses.
 */
export async function authFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = String(input)
  if (!url.includes('grant_type=refresh_token'))
    return onDeviceClock(await keepingRetryAfter(await exchange(url, init, timeoutMs)))
  const response = await exchange(url, init, timeoutMs).catch(() => null)
  if (response && (await isVerdict(response))) return onDeviceClock(response)
  for (const listener of failureListeners) listener()
  return Response.json({ message: 'No verdict' }, { status: 503 })
}

const readBody = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null)

// auth-js keeps a refusal's message but drops its headers, so Retry-After is appended to the message.
const mark = / \[retry-after: (\d+)\]$/
const Limit = v.object({ msg: v.optional(v.string()) })

async function keepingRetryAfter(response: Response): Promise<Response> {
  const seconds = response.headers.get('retry-after')
  if (response.status !== 429 || seconds === null || !/^\d+$/.test(seconds)) return response
  const body = await readBody(response)
  const limit = v.is(Limit, body) ? body : {}
  return Response.json({ ...limit, msg: `${limit.msg ?? ''} [retry-after: ${seconds}]` }, response)
}

/** Separates the message that auth-js received from the Retry-After appended to it. */
export function takeRetryAfter(message: string): { message: string; retryAfterMs: number | undefined } {
  const seconds = mark.exec(message)?.[1]
  return {
    message: message.replace(mark, ''),
    retryAfterMs: seconds === undefined ? undefined : Number(seconds) * 1000,
  }
}

async function isVerdict(response: Response): Promise<boolean> {
  const body = await readBody(response)
  if (response.ok) return v.is(Tokens, body)
  return response.status >= 400 && response.status < 500 && v.is(Refusal, body)
}

/** Removes expires_at: with a fast device clock, the server's time would cause a refresh on every call. */
async function onDeviceClock(response: Response): Promise<Response> {
  if (!response.ok) return response
  const body = await readBody(response)
  if (!v.is(Tokens, body)) return response
  const { expires_at: _, ...tokens } = body
  return Response.json(tokens, response)
}
