/** An error response in GoTrue's format. */
export function authError(status: number, code: string, message: string, extra: object = {}): Response {
  return Response.json(
    { code: status, error_code: code, msg: message, ...extra },
    { status, headers: { 'x-sb-error-code': code, 'cache-control': 'no-store' } },
  )
}

/** GoTrue's response to a wrong, used or expired link or code. */
export function expiredCode(): Response {
  return authError(403, 'otp_expired', 'Email link is invalid or has expired')
}

/** GoTrue's response to a caller that exceeds a rate limit. */
export function tooManyTries(retryAfterSec: number): Response {
  const answer = authError(
    429,
    'over_request_rate_limit',
    'Too many attempts. Please wait a few minutes and try again.',
  )
  answer.headers.set('retry-after', String(retryAfterSec))
  return answer
}
