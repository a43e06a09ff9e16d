// Polls for the invoice of a payment, so that a delayed invoice is not reported as a failed payment.
import { pause } from '#src/lib/idle.ts'
import { invoicePausesMs } from './poll-pauses.ts'

/** `unknown`: the last request failed. */
export type PaymentVerdict = 'paid' | 'missing' | 'unknown'

export async function checkPayment(hasInvoice: () => Promise<boolean>, signal: AbortSignal) {
  let verdict: PaymentVerdict = 'missing'
  for (const ms of [0, ...invoicePausesMs]) {
    await pause(ms, signal)
    if (signal.aborted) break
    verdict = await hasInvoice().then(
      (isHere) => (isHere ? 'paid' : 'missing'),
      () => 'unknown',
    )
    if (verdict === 'paid') break
  }
  return verdict
}
