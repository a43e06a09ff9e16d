// Asks again and again whether a payment has arrived: an invoice that is slow must not look like no payment.
import { invoicePausesMs } from './poll-pauses.ts'

/** `unknown`: the last question got no answer. */
export type PaymentVerdict = 'paid' | 'missing' | 'unknown'

/** Resolves after `ms`, or at once when the signal says so. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}

/** Asks until there is an invoice or the patience is at its end. `hasInvoice` may reject: then it is not known. */
export async function checkPayment(
  hasInvoice: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<PaymentVerdict> {
  const ask = async (): Promise<PaymentVerdict> => {
    try {
      return (await hasInvoice()) ? 'paid' : 'missing'
    } catch {
      return 'unknown'
    }
  }
  let verdict = await ask()
  for (const ms of invoicePausesMs) {
    if (verdict === 'paid' || signal.aborted) return verdict
    await pause(ms, signal)
    if (!signal.aborted) verdict = await ask()
  }
  return verdict
}
