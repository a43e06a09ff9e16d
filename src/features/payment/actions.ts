import { keepCheckoutPlan, keepFirstPhrase } from '#src/db/writes/device-notes.ts'
import type { PaidLevel } from '#src/domain/account/plans.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { startCheckout } from '#src/remote/functions/payments.ts'
import { currentSession } from '#src/state/session.ts'
import { paymentWords } from '#src/words/billing/payment.ts'
import { type CheckoutRefusal, checkoutRefusal } from './checkout-refusal.ts'

export type CheckoutStart =
  | { kind: 'pay'; url: string }
  | { kind: 'already-subscribed' }
  | { kind: 'refused'; refusal: CheckoutRefusal }

/** Starts a checkout, and stores the plan and the phrase on this device for the user's return from it. */
export async function beginCheckout(plan: PaidLevel, phrase: string): Promise<CheckoutStart> {
  const session = currentSession()
  if (session.status === 'signed-out') return { kind: 'refused', refusal: { title: paymentWords.noSession } }
  if (phrase !== '') await keepFirstPhrase(phrase)
  await keepCheckoutPlan(plan)
  try {
    return { kind: 'pay', url: await startCheckout(session.userId, plan) }
  } catch (error) {
    if (!(error instanceof RemoteError)) {
      reportError(error)
      return { kind: 'refused', refusal: { title: paymentWords.initFailed } }
    }
    if (error.code === 'already_subscribed') return { kind: 'already-subscribed' }
    return { kind: 'refused', refusal: checkoutRefusal(error) }
  }
}
