import type { Failure } from '../failure.ts'

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  422: 'Unprocessable Content',
  425: 'Too Early',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

/** For the current minute; `resets_in` is in seconds. */
export interface RequestLimit {
  max: number
  left: number
  resets_in: number
}

export function limitHeaders(limit: RequestLimit | null): Record<string, string> {
  if (limit === null) return {}
  return {
    'ratelimit-limit': String(limit.max),
    'ratelimit-remaining': String(limit.left),
    'ratelimit-reset': String(limit.resets_in),
  }
}

/** A failure as `application/problem+json` (RFC 9457). */
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
  const problem = { type: 'about:blank', title: titles[status], status, code, detail }
  return new Response(JSON.stringify(problem), { status, headers })
}
