// The objects cast to Stripe's types have only the fields that the functions and the sandbox read.
import type Stripe from 'stripe'
import { cancelNow, isOpen, liveCustomer, type Sandbox } from './lifecycle.ts'
import { newId } from './state.ts'

const checkoutLivesSec = 86_400

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

export interface Posted {
  form: URLSearchParams
  id: string
}

/** Reads flow_data of type subscription_update_confirm; null if the subscription or the price is missing. */
function readChange(form: URLSearchParams, returnUrl: string) {
  const confirm = 'flow_data[subscription_update_confirm]'
  const subscription = form.get(`${confirm}[subscription]`)
  const price = form.get(`${confirm}[items][0][price]`)
  if (subscription === null || price === null) return null
  return {
    subscription,
    price,
    afterUrl: form.get('flow_data[after_completion][redirect][return_url]') ?? returnUrl,
  }
}

export function createCommands(sandbox: Sandbox) {
  const { state, now, pagesUrl, prices } = sandbox
  const requireCustomer = (id: string) => {
    const customer = liveCustomer(state, id)
    if (!customer) throw missing('customer', id)
    return customer
  }

  return {
    createCustomer({ form }: Posted): Stripe.Customer {
      const customer = {
        id: newId('cus'),
        object: 'customer',
        created: now(),
        email: form.get('email'),
        invoice_settings: { default_payment_method: null },
      } as Stripe.Customer
      state.customers[customer.id] = customer
      return customer
    },

    deleteCustomer({ id }: Posted): Stripe.DeletedCustomer {
      requireCustomer(id)
      for (const subscription of Object.values(state.subscriptions))
        if (subscription.customer === id) cancelNow(sandbox, subscription)
      const gone: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
      state.customers[id] = gone
      return gone
    },

    async createCheckout({ form }: Posted): Promise<Stripe.Checkout.Session> {
      const priceId = form.get('line_items[0][price]')
      const price = Object.values(await prices()).find(({ id }) => id === priceId)
      if (!price) throw missing('price', String(priceId))
      const customer = requireCustomer(form.get('customer') ?? '')
      const successUrl = form.get('success_url')
      if (form.get('mode') !== 'subscription' || !successUrl)
        throw new ApiError(400, 'parameter_missing', 'mode and success_url are required')
      const id = newId('cs_test')
      const session = {
        id,
        object: 'checkout.session',
        amount_total: price.unit_amount,
        cancel_url: form.get('cancel_url'),
        created: now(),
        customer: customer.id,
        expires_at: now() + checkoutLivesSec,
        metadata: { price: price.id } as Stripe.Metadata,
        status: 'open',
        success_url: successUrl,
        url: `${pagesUrl}/checkout/${id}`,
      } as Stripe.Checkout.Session
      state.checkouts[id] = session
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

    createPortal({ form }: Posted): Stripe.BillingPortal.Session {
      const customer = requireCustomer(form.get('customer') ?? '').id
      const id = newId('bps')
      const returnUrl = form.get('return_url') ?? pagesUrl
      const change = readChange(form, returnUrl)
      state.portals[id] = { customer, returnUrl, ...(change && { change }) }
      return {
        id,
        object: 'billing_portal.session',
        created: now(),
        customer,
        return_url: returnUrl,
        url: `${pagesUrl}/portal/${id}`,
      } as Stripe.BillingPortal.Session
    },
  }
}
