/**
 * Every way in which a search can fail, as the functions answer it (`error.code`) and as a failed history
 * row keeps it. `fault` says whose turn it is to act.
 */
export const searchErrors = {
  invalid_request: { fault: 'caller' },
  unauthorized: { fault: 'caller' },
  credits_exhausted: { fault: 'plan' },
  plan_required: { fault: 'plan' },
  captcha_required: { fault: 'caller' },
  method_not_allowed: { fault: 'caller' },
  key_reused: { fault: 'caller' },
  in_progress: { fault: 'server' },
  internal: { fault: 'server' },
  busy: { fault: 'server' },
  upstream_auth: { fault: 'upstream' },
  upstream_blocked: { fault: 'upstream' },
  upstream_empty: { fault: 'upstream' },
  upstream_bad_payload: { fault: 'upstream' },
  not_configured: { fault: 'server' },
  upstream_quota: { fault: 'upstream' },
  upstream_unavailable: { fault: 'upstream' },
  upstream_rate_limited: { fault: 'upstream' },
  upstream_timeout: { fault: 'upstream' },
  abandoned: { fault: 'server' },
} as const

export type SearchErrorCode = keyof typeof searchErrors

/**
 * Whether the server has settled the search with this error, so that trying again is a new search under a new key.
 * Otherwise its outcome is unknown and the same key must be sent again: a new one could pay twice.
 */
export function isSettled(code: SearchErrorCode): boolean {
  return searchErrors[code].fault === 'upstream' || code === 'abandoned' || code === 'key_reused'
}

/** Whether every further search or check would end like this one. */
export function endsAll(code: SearchErrorCode): boolean {
  return searchErrors[code].fault === 'plan' || code === 'unauthorized'
}

/**
 * Why a search that has ended did, by what its row keeps. A fault of the server's, or a code that this build does not
 * know, is told as an interruption: of a search under way it would say that the same key is to be sent again.
 */
export function settledCode(code: unknown): SearchErrorCode {
  return isSearchErrorCode(code) && searchErrors[code].fault !== 'server' ? code : 'abandoned'
}

export function isSearchErrorCode(value: unknown): value is SearchErrorCode {
  return typeof value === 'string' && Object.hasOwn(searchErrors, value)
}
