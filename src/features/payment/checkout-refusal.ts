import { paymentWords } from '#src/words/billing/payment.ts'

/** What is known of a checkout that could not begin. */
export interface CheckoutFailure {
  kind: string
  status?: number | undefined
  code?: string | undefined
}

export interface CheckoutRefusal {
  /** The exact text of the Payment Error screen (spec, section 8). */
  title: string
  /** What it means, where the title alone does not say it. */
  detail?: string
}

/** What is said of a code; undefined where it has no words of its own. */
function wordsOf(words: Record<string, string>, code: string | undefined): string | undefined {
  return code !== undefined && Object.hasOwn(words, code) ? words[code] : undefined
}

/** What the Payment Error screen says of a failure. */
export function checkoutRefusal({ kind, status, code }: CheckoutFailure): CheckoutRefusal {
  const known = wordsOf(paymentWords.refused, code)
  if (known) return { title: known }
  const detail = wordsOf(paymentWords.explained, code)
  if (detail) return { title: paymentWords.startFailed, detail }
  if (kind === 'offline' || kind === 'timeout')
    return { title: paymentWords.startFailed, detail: paymentWords.unreachable }
  if (kind === 'unauthorized') return { title: paymentWords.noSession }
  return {
    title: status === undefined ? paymentWords.invalidResponse : paymentWords.serverError(status),
  }
}
