import { readProfile } from '#src/db/reads/profile.ts'
import { keepInvoices } from '#src/db/writes/account.ts'
import type { Invoice, SubscriptionLevel } from '#src/domain/account/rows.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { pause } from '#src/lib/idle.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { downgradeToFree } from '#src/remote/functions/account.ts'
import { fetchInvoices, openPortal } from '#src/remote/functions/payments.ts'
import { currentSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { askAsUser } from '#src/sync/engine/ask-as-user.ts'
import { kickSync } from '#src/sync/engine/engine.ts'
import { accountWords } from '#src/words/account/account.ts'
import { billingWords } from '#src/words/billing/billing.ts'
import { checkPayment, type PaymentVerdict } from './payment-check.ts'
import { levelPausesMs } from './poll-pauses.ts'

async function bringInvoices(): Promise<readonly Invoice[]> {
  const session = currentSession()
  if (session === null) throw new RemoteError('unauthorized')
  const invoices = await fetchInvoices(session.userId)
  await keepInvoices(session.userId, invoices)
  return invoices
}

export async function refreshInvoices(): Promise<readonly Invoice[] | Error> {
  return bringInvoices().catch((error: Error) => {
    if (!(error instanceof RemoteError)) reportError(error)
    return error
  })
}

export function verifyPayment(signal: AbortSignal): Promise<PaymentVerdict> {
  return checkPayment(async () => (await bringInvoices()).length > 0, signal)
}

/** Polls for the new plan after a payment. Returns whether it arrived. */
export async function bringLevel(isHere: (level: SubscriptionLevel) => boolean, signal: AbortSignal) {
  for (const ms of levelPausesMs) {
    await pause(ms, signal)
    if (signal.aborted || currentSession() === null) return false
    const profile = await readProfile()
    if (profile && isHere(profile.subscription_level)) return true
    kickSync()
  }
  return false
}

export async function manageSubscription(): Promise<void> {
  const returnUrl = new URL(routes.account, location.href).href
  const portal = await askAsUser(({ userId }) => openPortal(userId, returnUrl))
  if (portal instanceof RemoteError) return tellFailure(portal, billingWords.portalFailed)
  location.assign(portal)
}

function tellFailure({ kind }: RemoteError, text: string): void {
  showToast('bad', kind === 'unauthorized' ? accountWords.notLoggedIn : text)
}

export async function goBackToFree(): Promise<void> {
  const changed = await askAsUser(downgradeToFree)
  if (changed instanceof RemoteError) {
    const isPaidFor = changed.code === 'subscription_active'
    return tellFailure(changed, isPaidFor ? billingWords.subscriptionActive : accountWords.saveFailed)
  }
  kickSync()
  showToast('good', billingWords.nowFree)
}
