import type { SearchErrorCode } from '../../../src/domain/search/search-errors.ts'

const messages: Record<SearchErrorCode, string> = {
  invalid_request: 'The request is not valid',
  unauthorized: 'Sign in to search',
  credits_exhausted: 'Your searches for this period are used up',
  plan_required: 'Your plan does not include this search',
  captcha_required: 'Please confirm that you are not a robot',
  method_not_allowed: 'Only GET is answered here',
  key_reused: 'This key was used for another search',
  in_progress: 'This search is still running',
  internal: 'Something went wrong on our side',
  upstream_auth: 'The TikTok data provider refused our access',
  upstream_blocked: 'TikTok blocked the request',
  upstream_empty: 'TikTok gave an empty answer',
  upstream_bad_payload: 'TikTok gave an answer that cannot be read',
  not_configured: 'No TikTok data provider is set up',
  upstream_quota: "The TikTok data provider's quota is used up",
  upstream_unavailable: 'TikTok cannot be reached',
  upstream_rate_limited: 'TikTok asks us to slow down',
  upstream_timeout: 'TikTok took too long to answer',
  abandoned: 'The search was interrupted',
}

/**
 * The one way in which a search fails. `code` decides the answer and the history row's reason; `message` is
 * for the caller; `detail` is for our log only and must hold neither tokens nor what an upstream wrote.
 */
export class SearchFailure extends Error {
  override readonly name = 'SearchFailure'
  readonly code: SearchErrorCode
  readonly detail: string

  constructor(code: SearchErrorCode, detail = '') {
    super(messages[code])
    this.code = code
    this.detail = detail
  }
}

/** An `invalid_request` whose message tells the caller what to change. */
export class InvalidRequest extends SearchFailure {
  override readonly message: string

  constructor(message: string) {
    super('invalid_request')
    this.message = message
  }
}

/** `error` itself when it is a SearchFailure; anything else is a fault of ours. */
export function asSearchFailure(error: unknown): SearchFailure {
  if (error instanceof SearchFailure) return error
  return new SearchFailure(
    'internal',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  )
}
