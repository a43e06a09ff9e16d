import type Stripe from 'stripe'
import type { PaidPlan } from '../../functions/_shared/billing/subscription-state.ts'
import type { FormObject, FormValue } from './form-body.ts'
import { cancelNow, isOpen, liveCustomer, type Sandbox } from './lifecycle.ts'
import { checkoutObject, customerObject } from './objects.ts'
import { newId } from './state.ts'

export type Prices = Record<PaidPlan, Stripe.Price>

export class ApiError extends Error {
  readonly status: 400 | 404
  readonly code: string

  constructor(status: 400 | 404, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const missing = (what: string, id: string) =>
  new ApiError(404, 'resource_missing', `No such ${what}: '${id}'`)

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function readMetadata(value: unknown): Stripe.Metadata {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, String(inner)]))
}

const inside = (value: FormValue | undefined, name: string): FormValue | undefined =>
  typeof value === 'object' && !Array.isArray(value) ? value[name] : undefined

/** Reads a flow_data of type subscription_update_confirm; null if the subscription or the price is missing. */
function readChange(flow: FormValue | undefined, returnUrl: string) {
  const confirm = inside(flow, 'subscription_update_confirm')
  const items = inside(confirm, 'items')
  const [subscription, price] = [
    text(inside(confirm, 'subscription')),
    text(inside(Array.isArray(items) ? items[0] : undefined, 'price')),
  ]
  if (subscription === null || price === null) return null
  const redirect = inside(inside(flow, 'after_completion'), 'redirect')
  return { subscription, price, afterUrl: text(inside(redirect, 'return_url')) ?? returnUrl }
}

export interface Posted {
  body: FormObject
  id: string
}

/** Each command returns the object that it created or changed. */
export function createCommands(sandbox: Sandbox, prices: () => Promise<Prices>) {
  const { state, now, emit, pagesUrl } = sandbox
  const requireCustomer = (id: string) => {
    const customer = liveCustomer(state, id)
    if (!customer) throw missing('customer', id)
    return customer
  }

  return {
    createCustomer({ body }: Posted): Stripe.Customer {
      const facts = { email: text(body.email), name: text(body.name), metadata: readMetadata(body.metadata) }
      const customer = customerObject(newId('cus'), now(), facts)
      state.customers[customer.id] = customer
      return customer
    },

    deleteCustomer({ id }: Posted): Stripe.DeletedCustomer {
      requireCustomer(id)
      for (const subscription of Object.values(state.subscriptions))
        if (subscription.customer === id) cancelNow(sandbox, subscription)
      const gone: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
      state.customers[id] = gone
      emit('customer.deleted', gone)
      return gone
    },

    async createCheckout({ body }: Posted): Promise<Stripe.Checkout.Session> {
      const [line] = Array.isArray(body.line_items) ? body.line_items : []
      const priceId = typeof line === 'object' && !Array.isArray(line) ? text(line.price) : null
      const price = Object.values(await prices()).find(({ id }) => id === priceId)
      if (!price) throw missing('price', String(priceId))
      const customer = requireCustomer(text(body.customer) ?? '')
      const successUrl = text(body.success_url)
      if (body.mode !== 'subscription' || !successUrl)
        throw new ApiError(400, 'parameter_missing', 'mode and success_url are required')
      const id = newId('cs_test')
      const session = checkoutObject(id, {
        customer: customer.id,
        clientReference: text(body.client_reference_id),
        successUrl,
        cancelUrl: text(body.cancel_url),
        amount: price.unit_amount ?? 0,
        metadata: readMetadata(body.metadata),
        url: `${pagesUrl}/checkout/${id}`,
        at: now(),
      })
      state.checkouts[id] = session
      state.checkoutPrices[id] = price.id
      return session
    },

    expireCheckout({ id }: Posted): Stripe.Checkout.Session {
      const session = state.checkouts[id]
      if (!session) throw missing('checkout.session', id)
      if (!isOpen(session, now())) throw new ApiError(400, 'resource_already_exists', 'This session is over')
      return Object.assign(session, { status: 'expired', url: null })
    },

    cancelSubscription({ id }: Posted): Stripe.Subscription {
      const subscription = state.subscriptions[id]
      if (!subscription || subscription.status === 'canceled') throw missing('subscription', id)
      cancelNow(sandbox, subscription)
      return subscription
    },

    createPortal({ body }: Posted): Stripe.BillingPortal.Session {
      const customer = requireCustomer(text(body.customer) ?? '').id
      const id = newId('bps')
      const returnUrl = text(body.return_url) ?? pagesUrl
      const change = readChange(body.flow_data, returnUrl)
      state.portals[id] = { customer, returnUrl, ...(change && { change }) }
      return {
        id,
        object: 'billing_portal.session',
        created: now(),
        customer,
        livemode: false,
        return_url: returnUrl,
        url: `${pagesUrl}/portal/${id}`,
      } as Stripe.BillingPortal.Session
    },
  }
}
