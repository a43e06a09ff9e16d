// Polls for the invoice of a payment, so that a delayed invoice is not reported as a failed payment.
import { pause } from '#src/lib/idle.ts'
import { invoicePausesMs } from './poll-pauses.ts'

/** `unknown`: the last request failed. */
export type PaymentVerdict = 'paid' | 'missing' | 'unknown'

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
