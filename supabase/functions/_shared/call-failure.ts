import { SearchFailure } from './search-failure.ts'

/** Every way in which a call about an account, money, contact or a batch fails: its status and what the caller reads. */
const failures = {
  invalid_request: [400, 'The request is not valid'],
  invalid_product: [400, 'Invalid product'],
  invalid_signature: [400, 'The signature does not match'],
  unauthorized: [401, 'User not authenticated'],
  no_customer: [404, 'No active subscription'],
  method_not_allowed: [405, 'This method is not answered here'],
  plans_off: [409, 'There are no plans here: everybody has everything'],
  already_subscribed: [409, 'You already have a subscription. Change your plan under Manage Subscription.'],
  captcha_required: [403, 'Please confirm that you are not a robot'],
  too_many_messages: [429, 'Too many messages. Please try again later.'],
  internal: [500, 'Something went wrong on our side'],
  mail_failed: [502, 'Failed to send message. Please try again later.'],
  no_checkout_url: [502, 'No checkout URL returned'],
  payments_unavailable: [502, 'The payment provider cannot be reached'],
  not_configured: [503, 'Payments are not set up'],
  price_not_found: [503, 'Price ID not found'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type CallFailureCode = keyof typeof failures

/** A call that fails. `detail` is for our log only: it must hold neither tokens nor what a person wrote. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure'
  readonly code: CallFailureCode
  readonly status: number
  readonly detail: string

  constructor(code: CallFailureCode, { message, detail = '' }: { message?: string; detail?: string } = {}) {
    super(message ?? failures[code][1])
    this.code = code
    this.status = failures[code][0]
    this.detail = detail
  }
}

/** `error` itself when it is a CallFailure; the verifier's refusal in words for an account; else a fault of ours. */
export function asCallFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error
  if (error instanceof SearchFailure) {
    return error.code === 'unauthorized'
      ? new CallFailure('unauthorized')
      : new CallFailure('internal', { detail: error.detail || error.code })
  }
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return new CallFailure('internal', { detail })
}
