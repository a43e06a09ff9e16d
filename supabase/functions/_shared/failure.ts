import type { SearchErrorCode } from '../../../src/domain/search/search-errors.ts'

type Subject = 'search' | 'payments' | 'push' | 'server' | 'token'

interface Row {
  status: number
  message: string
  about?: Partial<Record<Subject, string>>
  retryAfterSec?: number
}

const failures = {
  invalid_request: { status: 400, message: 'The request is not valid' },
  invalid_product: { status: 400, message: 'Invalid product' },
  invalid_signature: { status: 400, message: 'The signature does not match' },
  unauthorized: {
    status: 401,
    message: 'User not authenticated',
    about: {
      search: 'Sign in to search',
      server: 'Only the server itself may call this',
      token: 'Send a personal token as Authorization: Bearer kt_…',
    },
  },
  malformed_token: {
    status: 401,
    message: 'This is not a token: look for a typing error. A token is kt_ and 40 letters and digits.',
  },
  unknown_token: { status: 401, message: 'There is no such token. It may have been revoked.' },
  expired_token: { status: 401, message: 'This token has expired. Create another one on the account page.' },
  credits_exhausted: { status: 402, message: 'Your searches for this period are used up' },
  plan_required: { status: 403, message: 'Your plan does not include this search' },
  plan_without_api: {
    status: 403,
    message: 'Your plan does not include the API. It is part of Premium and Pro.',
  },
  plan_without_scope: {
    status: 403,
    message: 'Your plan does not include the scope "spend". It is part of Pro.',
  },
  scope_required: { status: 403, message: 'This token does not have the scope that this needs' },
  active_key_phrases_reached: { status: 403, message: 'Your plan allows no more active key phrases' },
  captcha_required: { status: 403, message: 'Please confirm that you are not a robot' },
  not_found: { status: 404, message: 'There is nothing here' },
  no_customer: { status: 404, message: 'No active subscription' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  key_reused: { status: 409, message: 'This key was used for another search' },
  already_tracked: { status: 409, message: 'You already track this key phrase' },
  plans_off: { status: 409, message: 'This server has no plans: every account has every feature' },
  already_subscribed: {
    status: 409,
    message: 'You already have a subscription. Change your plan under Manage Subscription.',
  },
  account_deleted: { status: 410, message: 'This account was deleted' },
  invalid_change: { status: 422, message: 'These values are not valid' },
  too_many_key_phrases: { status: 422, message: 'You have 500 key phrases, which is the most' },
  in_progress: { status: 425, message: 'This search is still running', retryAfterSec: 5 },
  too_many_messages: {
    status: 429,
    message: 'Too many messages. Please try again later.',
    retryAfterSec: 600,
  },
  too_many_changes: { status: 429, message: 'Too many changes for one day. Please try again tomorrow.' },
  too_many_requests: { status: 429, message: 'This token has made too many requests in this minute' },
  too_many_wrong_tokens: {
    status: 429,
    message: 'Too many unknown tokens from this network today',
    retryAfterSec: 3600,
  },
  too_many_links: { status: 429, message: 'Too many links for one day. Please try again tomorrow.' },
  upstream_rate_limited: { status: 429, message: 'TikTok asks us to slow down' },
  internal: { status: 500, message: 'Something went wrong on our side' },
  busy: { status: 503, message: 'The server is too busy. Please try again in a moment.', retryAfterSec: 5 },
  mail_failed: { status: 502, message: 'Failed to send message. Please try again later.' },
  no_checkout_url: { status: 502, message: 'No checkout URL returned' },
  payments_unavailable: { status: 502, message: 'The payment provider cannot be reached' },
  upgrade_refused: { status: 502, message: 'The payment provider refused the change of plan' },
  upstream_auth: { status: 502, message: 'The TikTok data provider refused our access' },
  upstream_blocked: { status: 502, message: 'TikTok blocked the request' },
  upstream_empty: { status: 502, message: 'TikTok sent an empty response' },
  upstream_bad_payload: { status: 502, message: 'TikTok sent a response that cannot be read' },
  not_configured: {
    status: 503,
    message: 'This is not set up on this server',
    about: {
      search: 'No TikTok data provider is set up',
      payments: 'Payments are not set up',
      push: 'Push notifications are not set up',
    },
  },
  price_not_found: { status: 503, message: 'Price ID not found' },
  upstream_quota: { status: 503, message: "The TikTok data provider's quota is used up" },
  upstream_unavailable: { status: 503, message: 'TikTok cannot be reached' },
  upstream_timeout: { status: 504, message: 'TikTok took too long to respond' },
  abandoned: { status: 504, message: 'The search was interrupted' },
} as const satisfies Record<SearchErrorCode, Row> & Record<string, Row>

export type FailureCode = keyof typeof failures

export const failureCodes = Object.keys(failures) as FailureCode[]

interface FailureOptions {
  subject?: Subject
  /** Replaces the code's default message if that does not say what to change. */
  message?: string
  detail?: string
}

/** `detail` is only for our log and must not contain tokens, user input or upstream responses. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: FailureCode
  readonly status: number
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSec: number | undefined
  readonly detail: string

  constructor(code: FailureCode, { subject, message, detail = '' }: FailureOptions = {}) {
    const row: Row = failures[code]
    super(message ?? (subject && row.about?.[subject]) ?? row.message)
    this.code = code
    this.status = row.status
    this.retryAfterSec = row.retryAfterSec
    this.detail = detail
  }
}

/** Returns a Failure unchanged; a timeout of our own call (`timedFetch`) becomes `busy`, any other error `internal`. */
export function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof Error && error.name === 'TimeoutError')
    return new Failure('busy', { detail: 'a call timed out' })
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return new Failure('internal', { detail })
}

/**
 * Whether an SQLSTATE means that PostgreSQL may succeed later: a conflict, a lack of resources, a cancelled statement,
 * a restart.
 */
export function isBusyState(code: unknown): boolean {
  return typeof code === 'string' && /^(40|53|57)[\dA-Z]{3}$/.test(code)
}

export function isFailureCode(value: unknown): value is FailureCode {
  return typeof value === 'string' && Object.hasOwn(failures, value)
}
