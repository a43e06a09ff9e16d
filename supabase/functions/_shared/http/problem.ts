import { STATUS_CODES } from 'node:http'
import * as v from 'valibot'
import type { Failure } from '../failure.ts'

/** A token's request limit for the current minute. `resets_in` is in seconds. */
export const RequestLimit = v.object({ max: v.number(), left: v.number(), resets_in: v.number() })
export type RequestLimit = v.InferOutput<typeof RequestLimit>

export function limitHeaders(limit: RequestLimit | null): Record<string, string> {
  if (limit === null) return {}
  return {
    'ratelimit-limit': String(limit.max),
    'ratelimit-remaining': String(limit.left),
    'ratelimit-reset': String(limit.resets_in),
  }
}

/** Returns the failure as `application/problem+json` (RFC 9457). */
export function problemResponse(
  { code, status, message: detail, retryAfterSec }: Failure,
  limit: RequestLimit | null,
): Response {
  const wait = code === 'too_many_requests' ? limit?.resets_in : retryAfterSec
  const headers: Record<string, string> = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...limitHeaders(limit),
    ...(wait === undefined ? {} : { 'retry-after': String(wait) }),
    ...(status === 401 ? { 'www-authenticate': 'Bearer realm="Keytrail"' } : {}),
  }
  // Node.js still calls 422 by its former name, Unprocessable Entity.
  const title = status === 422 ? 'Unprocessable Content' : STATUS_CODES[status]
  const problem = { type: 'about:blank', title, status, code, detail }
  return new Response(JSON.stringify(problem), { status, headers })
}
