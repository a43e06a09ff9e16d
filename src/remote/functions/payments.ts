// Every function throws a RemoteError on failure.
import * as v from 'valibot'
import type { PaidLevel } from '#src/domain/account/plans.ts'
import { Invoice } from '#src/domain/account/rows.ts'
import { isWebAddress } from '#src/lib/safe-url.ts'
import { RemoteError } from '../errors.ts'
import { callAsUser } from './user-function.ts'

// The browser navigates to this URL, so only web addresses are valid.
const Address = v.pipe(v.string(), v.check(isWebAddress, 'not a safe address'))
const Checkout = v.object({ url: v.nullish(v.union([v.literal(''), Address])) })
const Portal = v.object({ url: Address })
const Invoices = v.object({ invoices: v.array(Invoice) })

/** Returns the URL of a checkout or, to upgrade, of the portal. May throw `no_checkout_url`. */
export async function startCheckout(userId: string, plan: PaidLevel): Promise<string> {
  const { url } = await callAsUser('stripe-checkout', userId, Checkout, { body: { plan } })
  if (!url) throw new RemoteError('unreadable', { code: 'no_checkout_url' })
  return url
}

/** Newest first. */
export async function fetchInvoices(userId: string): Promise<Invoice[]> {
  return (await callAsUser('get-invoices', userId, Invoices)).invoices
}

/** The portal leads back to `returnUrl`. */
export async function openPortal(userId: string, returnUrl: string): Promise<string> {
  return (await callAsUser('create-portal-session', userId, Portal, { body: { return_url: returnUrl } })).url
}
