// What the payment functions do for a user. Every function throws RemoteError.
import * as v from 'valibot'
import type { PaidLevel } from '#src/domain/account/plans.ts'
import { Invoice } from '#src/domain/account/rows.ts'
import { isWebAddress } from '#src/lib/safe-url.ts'
import { RemoteError } from '../errors.ts'
import { callAsUser } from './user-function.ts'

// It is where the browser goes next.
const Address = v.pipe(v.string(), v.check(isWebAddress, 'not a safe address'))
const Checkout = v.object({ url: v.nullish(v.union([v.literal(''), Address])) })
const Portal = v.object({ url: Address })
const Invoices = v.object({ invoices: v.array(Invoice) })

/** Begins a checkout, or takes the open one up again. Answers where it is paid; `no_checkout_url` when that is missing. */
export async function startCheckout(userId: string, plan: PaidLevel): Promise<string> {
  const { url } = await callAsUser('stripe-checkout', userId, Checkout, { body: { plan } })
  if (!url) throw new RemoteError('unreadable', { code: 'no_checkout_url' })
  return url
}

/** The user's invoices, the newest first. */
export async function fetchInvoices(userId: string): Promise<Invoice[]> {
  return (await callAsUser('get-invoices', userId, Invoices)).invoices
}

/** Opens subscription management, which leads back to `returnUrl`. Answers where it is. */
export async function openPortal(userId: string, returnUrl: string): Promise<string> {
  return (await callAsUser('create-portal-session', userId, Portal, { body: { return_url: returnUrl } })).url
}
