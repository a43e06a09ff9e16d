import type { Tries } from './tries.ts'

export function authError(status: number, code: string, message: string, extra: object = {}): Response {
  return Response.json(
    { code: status, error_code: code, msg: message, ...extra },
    { status, headers: { 'x-sb-error-code': code, 'cache-control': 'no-store' } },
  )
}

export function expiredCode(): Response {
  return authError(403, 'otp_expired', 'Email link is invalid or has expired')
}

/** Uses up an attempt and returns null; if none is left, returns the 429 response. */
export function refusedTry(tries: Tries, whose: string): Response | null {
  const waitMs = tries.take(whose)
  return waitMs > 0 ? tooManyTries(Math.ceil(waitMs / 1000)) : null
}

export function tooManyTries(retryAfterSec: number): Response {
  const answer = authError(
    429,
    'over_request_rate_limit',
    'Too many attempts. Please wait a few minutes and try again.',
  )
  answer.headers.set('retry-after', String(retryAfterSec))
  return answer
}
