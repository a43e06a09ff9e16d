import type { SearchErrorCode } from '../../../src/domain/search/search-errors.ts'

type Subject = 'search' | 'payments' | 'push' | 'server' | 'token'

type Row = readonly [status: number, message: string, retryAfterSec?: number]

const failures = {
  invalid_request: [400, 'The request is not valid'],
  invalid_product: [400, 'Invalid product'],
  invalid_signature: [400, 'The signature does not match'],
  unauthorized: [401, 'User not authenticated'],
  malformed_token: [
    401,
    'This is not a token: look for a typing error. A token is kt_ and 40 letters and digits.',
  ],
  unknown_token: [401, 'There is no such token. It may have been revoked.'],
  expired_token: [401, 'This token has expired. Create another one on the account page.'],
  credits_exhausted: [402, 'Your searches for this period are used up'],
  plan_required: [403, 'Your plan does not include this search'],
  plan_without_api: [403, 'Your plan does not include the API. It is part of Premium and Pro.'],
  plan_without_scope: [403, 'Your plan does not include the scope "spend". It is part of Pro.'],
  scope_required: [403, 'This token does not have the scope that this needs'],
  active_key_phrases_reached: [403, 'Your plan allows no more active key phrases'],
  captcha_required: [403, 'Please confirm that you are not a robot'],
  not_found: [404, 'There is nothing here'],
  no_customer: [404, 'No active subscription'],
  method_not_allowed: [405, 'Method not allowed'],
  key_reused: [409, 'This key was used for another search'],
  already_tracked: [409, 'You already track this key phrase'],
  plans_off: [409, 'This server has no plans: every account has every feature'],
  already_subscribed: [409, 'You already have a subscription. Change your plan under Manage Subscription.'],
  account_deleted: [410, 'This account was deleted'],
  invalid_change: [422, 'These values are not valid'],
  too_many_key_phrases: [422, 'You have 500 key phrases, which is the most'],
  in_progress: [425, 'This search is still running', 5],
  too_many_messages: [429, 'Too many messages. Please try again later.', 600],
  too_many_changes: [429, 'Too many changes for one day. Please try again tomorrow.'],
  too_many_requests: [429, 'This token has made too many requests in this minute'],
  too_many_wrong_tokens: [429, 'Too many unknown tokens from this network today', 3600],
  too_many_links: [429, 'Too many links for one day. Please try again tomorrow.'],
  upstream_rate_limited: [429, 'TikTok asks us to slow down'],
  internal: [500, 'Something went wrong on our side'],
  busy: [503, 'The server is too busy. Please try again in a moment.', 5],
  mail_failed: [502, 'Failed to send message. Please try again later.'],
  no_checkout_url: [502, 'No checkout URL returned'],
  payments_unavailable: [502, 'The payment provider cannot be reached'],
  upgrade_refused: [502, 'The payment provider refused the change of plan'],
  upstream_auth: [502, 'The TikTok data provider refused our access'],
  upstream_blocked: [502, 'TikTok blocked the request'],
  upstream_empty: [502, 'TikTok sent an empty response'],
  upstream_bad_payload: [502, 'TikTok sent a response that cannot be read'],
  not_configured: [503, 'This is not set up on this server'],
  price_not_found: [503, 'Price ID not found'],
  upstream_quota: [503, "The TikTok data provider's quota is used up"],
  upstream_unavailable: [503, 'TikTok cannot be reached'],
  upstream_timeout: [504, 'TikTok took too long to respond'],
  abandoned: [504, 'The search was interrupted'],
} as const satisfies Record<SearchErrorCode, Row> & Record<string, Row>

export type FailureCode = keyof typeof failures

const bySubject: Partial<Record<FailureCode, Partial<Record<Subject, string>>>> = {
  unauthorized: {
    search: 'Sign in to search',
    server: 'Only the server itself may call this',
    token: 'Send a personal token as Authorization: Bearer kt_…',
  },
  not_configured: {
    search: 'No TikTok data provider is set up',
    payments: 'Payments are not set up',
    push: 'Push notifications are not set up',
  },
}

export const failureCodes = Object.keys(failures) as FailureCode[]

/** `detail` is only for our log and must not contain tokens, user input or upstream responses. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly status: number
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSec: number | undefined
  readonly detail: string

  /** `message` replaces the code's default if the default does not say what to change. */
  constructor(
    code: FailureCode,
    { subject, message, detail = '' }: { subject?: Subject; message?: string; detail?: string } = {},
  ) {
    const [status, usual, retryAfterSec]: Row = failures[code]
    super(message ?? (subject && bySubject[code]?.[subject]) ?? usual)
    this.code = code
    this.status = status
    this.retryAfterSec = retryAfterSec
    this.detail = detail
  }
}

/** A timeout of one of our own calls (`timedFetch`) becomes `busy`; any other error becomes `internal`. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof Error && error.name === 'TimeoutError')
    return new Failure('busy', { detail: 'a call timed out' })
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return new Failure('internal', { detail })
}

/** Whether a retry may succeed after this SQLSTATE, for example after a conflict or a restart. */
export function isBusyState(code: unknown): boolean {
  return typeof code === 'string' && /^(40|53|57)[\dA-Z]{3}$/.test(code)
}

export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && Object.hasOwn(failures, value)
}
