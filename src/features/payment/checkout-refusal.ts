import { messages } from '#src/words/messages.ts'

/** What is known of a checkout that could not begin. */
export interface CheckoutFailure {
  kind: string
  status?: number | undefined
  code?: string | undefined
  message: string
}

export interface CheckoutRefusal {
  /** The exact text of the Payment Error screen (spec, section 8). */
  title: string
  /** What it means, where the title alone does not say it. */
  detail?: string
}

const byCode: Record<string, string> = {
  unauthorized: messages.notAuthenticated,
  no_user_token: messages.noSession,
  other_user: messages.noSession,
  invalid_product: messages.invalidProduct,
  price_not_found: messages.priceNotFound,
  no_checkout_url: messages.noCheckoutUrl,
}
// The server knows what it says here; the person is told in its words, under ours.
const explained = ['payments_unavailable', 'not_configured']

/** What the Payment Error screen says of a failure. */
export function checkoutRefusal({ kind, status, code, message }: CheckoutFailure): CheckoutRefusal {
  const known = code === undefined ? undefined : byCode[code]
  if (known) return { title: known }
  if (code !== undefined && explained.includes(code))
    return { title: messages.paymentStartFailed, detail: `${message}. Nothing was charged.` }
  if (kind === 'offline' || kind === 'timeout')
    return {
      title: messages.paymentStartFailed,
      detail: 'The server cannot be reached. Check your connection; nothing was charged.',
    }
  if (kind === 'unauthorized') return { title: messages.noSession }
  return { title: status === undefined ? messages.invalidAnswer : `Server error: ${status}` }
}
