/** The server may have charged for the search, so a retry must send the same id. */
export interface NoResponse {
  /** `nobody`: no response arrived. `stranger`: a third party responded, such as a captive portal. */
  from: 'nobody' | 'server' | 'stranger'
  status: number | null
}

/** `fault` names the party that must act. */
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

/** Whether a search that failed with this code has ended. If not, a retry sends the same key, to cost nothing. */
export function isSettled(code: SearchErrorCode): boolean {
  return searchErrors[code].fault === 'upstream' || code === 'abandoned' || code === 'key_reused'
}

/** Unknown codes and server faults become `abandoned`, because the search has ended and must be settled. */
export function settledCode(code: unknown): SearchErrorCode {
  return isSearchErrorCode(code) && searchErrors[code].fault !== 'server' ? code : 'abandoned'
}

export function isSearchErrorCode(value: unknown): value is SearchErrorCode {
  return typeof value === 'string' && Object.hasOwn(searchErrors, value)
}
