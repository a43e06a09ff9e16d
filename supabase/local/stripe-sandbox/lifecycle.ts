import type Stripe from 'stripe'
import type { PaidPlan } from '../../functions/_shared/billing/subscription-state.ts'
import { newId, type SandboxState } from './state.ts'

type Changed = Stripe.Subscription | Stripe.Invoice | Stripe.Checkout.Session
export type Emit = (type: Stripe.Event.Type, object: Changed, delayMs?: number) => void

export interface Sandbox {
  state: SandboxState
  save(): void
  emit: Emit
  prices(): Promise<Record<PaidPlan, Stripe.Price>>
  /** Seconds since the epoch. */
  now(): number
  pagesUrl: string
}

export const planTitles: Record<PaidPlan, string> = { premium: 'Premium', pro: 'Pro' }

export function planName(price: Stripe.Price): PaidPlan {
  return price.metadata.plan === 'pro' ? 'pro' : 'premium'
}

export function onlyItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data
  if (!item) throw new Error('a sandbox subscription must have one item')
  return item
}

export function liveCustomer(state: SandboxState, id: string): Stripe.Customer | null {
  const customer = state.customers[id]
  return customer && !customer.deleted ? customer : null
}

export function isOpen({ status, expires_at }: Stripe.Checkout.Session, now: number): boolean {
  return status === 'open' && expires_at > now
}

interface Period {
  start: number
  end: number
}

/** Takes and returns epoch seconds. If the next month has no such day, returns its last day. */
export function monthAfter(start: number): number {
  const date = new Date(start * 1000)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + 1)
  if (date.getUTCDate() < day) date.setUTCDate(0)
  return date.getTime() / 1000
}

function subscriptionItem(id: string, price: Stripe.Price, { start, end }: Period): Stripe.SubscriptionItem {
  return {
    id,
    object: 'subscription_item',
    current_period_end: end,
    current_period_start: start,
    price,
  } as Stripe.SubscriptionItem
}

function addInvoice(
  { state, now, pagesUrl }: Sandbox,
  subscription: Stripe.Subscription,
  { amount, period, paid }: { amount: number; period: Period; paid: boolean },
): Stripe.Invoice {
  const customer = liveCustomer(state, String(subscription.customer))
  if (!customer) throw new Error('the customer does not exist')
  state.invoiceCount += 1
  const id = newId('in')
  const invoice = {
    id,
    object: 'invoice',
    amount_due: amount,
    created: now(),
    customer: customer.id,
    customer_email: customer.email,
    description: `Keytrail ${planTitles[planName(onlyItem(subscription).price)]}`,
    hosted_invoice_url: `${pagesUrl}/invoices/${id}`,
    number: `KT-${String(state.invoiceCount).padStart(4, '0')}`,
    parent: { subscription_details: { subscription: subscription.id } },
    period_end: period.end,
    period_start: period.start,
    status: paid ? 'paid' : 'open',
  } as Stripe.Invoice
  state.invoices[id] = invoice
  return invoice
}

/** `lateMs` delays the events and the listing of the invoice, to simulate slow delivery. */
export function completeCheckout(
  sandbox: Sandbox,
  session: Stripe.Checkout.Session,
  price: Stripe.Price,
  lateMs = 0,
): void {
  const { state, emit, now } = sandbox
  const customer = String(session.customer)
  if (session.status !== 'open' || !liveCustomer(state, customer)) return
  const start = now()
  const period = { start, end: monthAfter(start) }
  const id = newId('sub')
  const items = [subscriptionItem(newId('si'), price, period)]
  const subscription = {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    created: start,
    customer,
    default_payment_method: newId('pm'),
    items: { object: 'list', data: items, has_more: false, url: '/v1/subscription_items' },
    livemode: false,
    status: 'active',
  } as Stripe.Subscription
  state.subscriptions[id] = subscription
  const invoice = addInvoice(sandbox, subscription, { amount: price.unit_amount ?? 0, period, paid: true })
  if (lateMs > 0) state.hiddenUntil[invoice.id] = now() * 1000 + lateMs
  Object.assign(session, { status: 'complete', subscription: id, url: null })
  emit('customer.subscription.created', subscription, lateMs)
  emit('invoice.paid', invoice, lateMs)
  emit('checkout.session.completed', session, lateMs)
}

export function setCancelAtPeriodEnd({ emit }: Sandbox, subscription: Stripe.Subscription, ends: boolean) {
  Object.assign(subscription, {
    cancel_at_period_end: ends,
    cancel_at: ends ? onlyItem(subscription).current_period_end : null,
  })
  emit('customer.subscription.updated', subscription)
}

/** Switches the subscription to `price` now, and bills a price increase for the rest of the period. */
export function changePlan(sandbox: Sandbox, subscription: Stripe.Subscription, price: Stripe.Price): void {
  const item = onlyItem(subscription)
  const { current_period_start: start, current_period_end: end } = item
  const more = (price.unit_amount ?? 0) - (item.price.unit_amount ?? 0)
  const left = Math.min(1, Math.max(0, (end - sandbox.now()) / (end - start)))
  subscription.items.data = [subscriptionItem(item.id, price, { start, end })]
  if (more > 0) {
    const amount = Math.round(more * left)
    const invoice = addInvoice(sandbox, subscription, { amount, period: { start, end }, paid: true })
    sandbox.emit('invoice.paid', invoice)
  }
  sandbox.emit('customer.subscription.updated', subscription)
}

export function endPeriod(sandbox: Sandbox, subscription: Stripe.Subscription, paid: boolean): void {
  if (subscription.cancel_at_period_end) {
    cancelNow(sandbox, subscription)
    return
  }
  const item = onlyItem(subscription)
  const period = { start: item.current_period_end, end: monthAfter(item.current_period_end) }
  Object.assign(item, { current_period_start: period.start, current_period_end: period.end })
  const amount = item.price.unit_amount ?? 0
  const invoice = addInvoice(sandbox, subscription, { amount, period, paid })
  subscription.status = paid ? 'active' : 'past_due'
  sandbox.emit(paid ? 'invoice.paid' : 'invoice.payment_failed', invoice)
  sandbox.emit('customer.subscription.updated', subscription)
}

export function findOpenInvoice(state: SandboxState, subscription: Stripe.Subscription) {
  return Object.values(state.invoices).find(
    ({ status, parent }) =>
      status === 'open' && parent?.subscription_details?.subscription === subscription.id,
  )
}

export function payInvoice({ emit }: Sandbox, invoice: Stripe.Invoice, subscription: Stripe.Subscription) {
  invoice.status = 'paid'
  subscription.status = 'active'
  emit('invoice.paid', invoice)
  emit('customer.subscription.updated', subscription)
}

export function cancelNow({ emit }: Sandbox, subscription: Stripe.Subscription): void {
  if (subscription.status === 'canceled') return
  subscription.status = 'canceled'
  emit('customer.subscription.deleted', subscription)
}
