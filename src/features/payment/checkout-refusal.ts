import { paymentWords } from '#src/words/billing/payment.ts'

export interface CheckoutFailure {
  kind: string
  status?: number | undefined
  code?: string | undefined
}

export interface CheckoutRefusal {
  title: string
  detail?: string
}

function findText(words: Record<string, string>, code: string | undefined): string | undefined {
  return code !== undefined && Object.hasOwn(words, code) ? words[code] : undefined
}

export function checkoutRefusal({ kind, status, code }: CheckoutFailure): CheckoutRefusal {
  const known = findText(paymentWords.refused, code)
  if (known) return { title: known }
  const detail = findText(paymentWords.explained, code)
  if (detail) return { title: paymentWords.startFailed, detail }
  if (kind === 'offline' || kind === 'timeout')
    return { title: paymentWords.startFailed, detail: paymentWords.unreachable }
  if (kind === 'unauthorized') return { title: paymentWords.noSession }
  return {
    title: status === undefined ? paymentWords.invalidResponse : paymentWords.serverError(status),
  }
}
