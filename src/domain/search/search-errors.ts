/**
 * Every way in which a search can fail, as the functions answer it (`error.code`) and as a failed history
 * row keeps it. `status` is the HTTP status of the answer; `fault` says whose turn it is to act.
 */
export const searchErrors = {
  invalid_request: { status: 400, fault: 'caller' },
  unauthorized: { status: 401, fault: 'caller' },
  credits_exhausted: { status: 402, fault: 'plan' },
  plan_required: { status: 403, fault: 'plan' },
  captcha_required: { status: 403, fault: 'caller' },
  method_not_allowed: { status: 405, fault: 'caller' },
  key_reused: { status: 409, fault: 'caller' },
  in_progress: { status: 425, fault: 'server' },
  internal: { status: 500, fault: 'server' },
  upstream_auth: { status: 502, fault: 'upstream' },
  upstream_blocked: { status: 502, fault: 'upstream' },
  upstream_empty: { status: 502, fault: 'upstream' },
  upstream_bad_payload: { status: 502, fault: 'upstream' },
  not_configured: { status: 503, fault: 'server' },
  upstream_quota: { status: 503, fault: 'upstream' },
  upstream_unavailable: { status: 503, fault: 'upstream' },
  upstream_rate_limited: { status: 429, fault: 'upstream' },
  upstream_timeout: { status: 504, fault: 'upstream' },
  abandoned: { status: 504, fault: 'server' },
} as const

export type SearchErrorCode = keyof typeof searchErrors

/**
 * Whether the server has settled the search with this error, so that trying again is a new search under a new key.
 * Otherwise its outcome is unknown and the same key must be sent again: a new one could pay twice.
 */
export function isSettled(code: SearchErrorCode): boolean {
  return searchErrors[code].fault === 'upstream' || code === 'abandoned' || code === 'key_reused'
}

export function isSearchErrorCode(value: unknown): value is SearchErrorCode {
  return typeof value === 'string' && Object.hasOwn(searchErrors, value)
}
