// Stripe's objects, with only the fields that the functions and the sandbox read.
import type Stripe from 'stripe'
import { lookupKeys, type PaidPlan } from '../../functions/_shared/billing/subscription-state.ts'

const currency = 'gbp'
const dayS = 86_400

export function makeList<Item>(url: string, data: Item[], hasMore = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: hasMore, url }
}

export function makePrice(plan: PaidPlan, pence: number): Stripe.Price {
  return {
    id: `price_sandbox_${plan}`,
    object: 'price',
    active: true,
    currency,
    livemode: false,
    lookup_key: lookupKeys[plan],
    metadata: { plan } as Stripe.Metadata,
    type: 'recurring',
    unit_amount: pence,
  } as Stripe.Price
}

export function customerObject(
  id: string,
  at: number,
  facts: { email: string | null; name: string | null; metadata: Stripe.Metadata },
): Stripe.Customer {
  return {
    id,
    object: 'customer',
    created: at,
    invoice_settings: { default_payment_method: null },
    livemode: false,
    ...facts,
  } as Stripe.Customer
}

export function cardObject(id: string, customer: string, at: number): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    card: { brand: 'visa', exp_month: 12, exp_year: 2034, last4: '4242' },
    created: at,
    customer,
    livemode: false,
    type: 'card',
  } as Stripe.PaymentMethod
}

export interface Period {
  start: number
  end: number
}

export function subscriptionItem(
  id: string,
  subscription: string,
  price: Stripe.Price,
  { start, end }: Period,
): Stripe.SubscriptionItem {
  return {
    id,
    object: 'subscription_item',
    current_period_end: end,
    current_period_start: start,
    price,
    quantity: 1,
    subscription,
  } as Stripe.SubscriptionItem
}

export function subscriptionObject(
  id: string,
  facts: {
    customer: string
    paymentMethod: string
    item: Stripe.SubscriptionItem
    metadata: Stripe.Metadata
    start: number
  },
): Stripe.Subscription {
  return {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: facts.start,
    currency,
    customer: facts.customer,
    default_payment_method: facts.paymentMethod,
    ended_at: null,
    items: makeList('/v1/subscription_items', [facts.item]),
    latest_invoice: null,
    livemode: false,
    metadata: facts.metadata,
    status: 'active',
  } as Stripe.Subscription
}

export interface CheckoutFacts {
  customer: string
  clientReference: string | null
  successUrl: string
  cancelUrl: string | null
  amount: number
  metadata: Stripe.Metadata
  url: string
  at: number
}

export function checkoutObject(id: string, facts: CheckoutFacts): Stripe.Checkout.Session {
  return {
    id,
    object: 'checkout.session',
    amount_total: facts.amount,
    cancel_url: facts.cancelUrl,
    client_reference_id: facts.clientReference,
    created: facts.at,
    currency,
    customer: facts.customer,
    expires_at: facts.at + dayS,
    invoice: null,
    livemode: false,
    metadata: facts.metadata,
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: facts.successUrl,
    url: facts.url,
  } as Stripe.Checkout.Session
}

export interface InvoiceFacts {
  number: string
  subscription: Stripe.Subscription
  customer: Stripe.Customer
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  description: string
  amount: number
  period: Period
  paid: boolean
  url: string
  at: number
}

export function invoiceObject(id: string, facts: InvoiceFacts): Stripe.Invoice {
  const { subscription, customer, amount, period, paid, at } = facts
  return {
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: paid ? amount : 0,
    amount_remaining: paid ? 0 : amount,
    billing_reason: facts.reason,
    created: at,
    currency,
    customer: customer.id,
    customer_email: customer.email,
    description: facts.description,
    hosted_invoice_url: facts.url,
    livemode: false,
    number: facts.number,
    parent: {
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: period.end,
    period_start: period.start,
    status: paid ? 'paid' : 'open',
  } as Stripe.Invoice
}
