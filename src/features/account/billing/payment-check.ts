// Asks again and again whether a payment has arrived: an invoice that is slow must not look like no payment.

/** `unknown`: the last question got no answer. */
export type PaymentVerdict = 'paid' | 'missing' | 'unknown'

/** The pauses between the questions, some 22 seconds altogether. */
export const pausesMs: readonly number[] = [1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 5_500]

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
  for (const ms of pausesMs) {
    if (verdict === 'paid' || signal.aborted) return verdict
    await pause(ms, signal)
    if (!signal.aborted) verdict = await ask()
  }
  return verdict
}
