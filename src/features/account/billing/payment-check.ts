// Polls for the invoice of a payment, so that a delayed invoice is not reported as a failed payment.
import { invoicePausesMs } from './poll-pauses.ts'

/** `unknown`: the last request failed. */
export type PaymentVerdict = 'paid' | 'missing' | 'unknown'

/** Resolves after `ms`, or immediately if the signal aborts. */
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
