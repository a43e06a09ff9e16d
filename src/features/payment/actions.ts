import { keepCheckoutPlan, keepFirstPhrase } from '#src/db/writes/device-notes.ts'
import type { PaidLevel } from '#src/domain/account/plans.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { startCheckout } from '#src/remote/functions/payments.ts'
import { askAsUser } from '#src/sync/engine/ask-as-user.ts'
import { paymentWords } from '#src/words/billing/payment.ts'

export interface CheckoutRefusal {
  title: string
  detail?: string
}

export type CheckoutStart =
  | { kind: 'pay'; url: string }
  | { kind: 'already-subscribed' }
  | { kind: 'refused'; refusal: CheckoutRefusal }

/** Stores the plan and the phrase on this device for the user's return, then starts a checkout. */
export async function beginCheckout(plan: PaidLevel, phrase: string): Promise<CheckoutStart> {
  if (phrase !== '') await keepFirstPhrase(phrase)
  await keepCheckoutPlan(plan)
  const url = await askAsUser(({ userId }) => startCheckout(userId, plan))
  if (!(url instanceof RemoteError)) return { kind: 'pay', url }
  if (url.code === 'already_subscribed') return { kind: 'already-subscribed' }
  return { kind: 'refused', refusal: checkoutRefusal(url) }
}

function findText(words: Record<string, string>, code: string | undefined): string | undefined {
  return code !== undefined && Object.hasOwn(words, code) ? words[code] : undefined
}

export function checkoutRefusal({ kind, status, code }: RemoteError): CheckoutRefusal {
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
