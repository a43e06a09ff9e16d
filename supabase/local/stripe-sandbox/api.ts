// The endpoints of Stripe's API that the functions use, for /v1.
import { type Context, Hono } from 'hono'
import type Stripe from 'stripe'
import { checkoutObject } from './document-objects.ts'
import type { FormObject } from './form-body.ts'
import { cancelNow, liveCustomer, type PlanName, type Sandbox } from './lifecycle.ts'
import { customerObject, listOf } from './objects.ts'
import { newId } from './state.ts'

export type Prices = Record<PlanName, Stripe.Price>

export class ApiError extends Error {
  readonly status: 400 | 404
  readonly code: string

  constructor(status: 400 | 404, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

const missing = (what: string, id: string) =>
  new ApiError(404, 'resource_missing', `No such ${what}: '${id}'`)

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function metadataOf(value: unknown): Stripe.Metadata {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, String(inner)]))
}

/** The newest first, in pages as Stripe gives them. */
function pageOf<Item extends { id: string }>(
  context: Context,
  url: string,
  items: Item[],
): Stripe.ApiList<Item> {
  const limit = Number(context.req.query('limit') ?? 10)
  const after = context.req.query('starting_after')
  const from = after ? items.findIndex(({ id }) => id === after) + 1 : 0
  return listOf(url, items.slice(from, from + limit), items.length > from + limit)
}

export interface Posted {
  body: FormObject
  /** What follows the endpoint's name in the path. */
  id: string
}

/** POST and DELETE by path; each gives the object that it made or changed. */
export function commandsOf(sandbox: Sandbox, prices: () => Promise<Prices>) {
  const { state, now, emit, pagesUrl } = sandbox
  const requireCustomer = (id: string) => {
    const customer = liveCustomer(state, id)
    if (!customer) throw missing('customer', id)
    return customer
  }

  return {
    createCustomer({ body }: Posted): Stripe.Customer {
      const facts = { email: text(body.email), name: text(body.name), metadata: metadataOf(body.metadata) }
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
        metadata: { price: price.id },
        url: `${pagesUrl}/checkout/${id}`,
        at: now(),
      })
      state.checkouts[id] = session
      return session
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
      state.portals[id] = { customer, returnUrl }
      return {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_sandbox',
        created: now(),
        customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: returnUrl,
        url: `${pagesUrl}/portal/${id}`,
      }
    },
  }
}

/** Answers what is only read. */
export function queriesOf({ state, now }: Sandbox, prices: () => Promise<Prices>): Hono {
  const expanded = (subscription: Stripe.Subscription, paths: string[]): Stripe.Subscription => {
    const result = { ...subscription }
    const wants = (name: string) => paths.some((path) => path.replace(/^data\./, '').startsWith(name))
    if (wants('default_payment_method'))
      result.default_payment_method =
        state.paymentMethods[String(subscription.default_payment_method)] ?? null
    if (wants('customer')) result.customer = state.customers[String(subscription.customer)] ?? result.customer
    return result
  }
  const expansions = (context: Context) =>
    [...new URL(context.req.url).searchParams].flatMap(([name, path]) =>
      /^expand\[/.test(name) ? [path] : [],
    )
  const newest = <Item extends { created: number }>(items: Record<string, Item>) =>
    Object.values(items)
      .reverse()
      .sort((a, b) => b.created - a.created)

  return new Hono()
    .get('/customers/:id', (context) => {
      const id = context.req.param('id')
      const customer = state.customers[id]
      if (!customer) throw missing('customer', id)
      return context.json(customer)
    })
    .get('/prices', async (context) => {
      const keys = [...new URL(context.req.url).searchParams].flatMap(([name, key]) =>
        name.startsWith('lookup_keys[') ? [key] : [],
      )
      const all = Object.values(await prices())
      const found = keys.length === 0 ? all : all.filter(({ lookup_key }) => keys.includes(lookup_key ?? ''))
      return context.json(pageOf(context, '/v1/prices', found))
    })
    .get('/subscriptions', (context) => {
      const { customer, status } = context.req.query()
      const found = newest(state.subscriptions).filter(
        (subscription) =>
          (customer === undefined || subscription.customer === customer) &&
          (status === 'all' ||
            (status === undefined ? subscription.status !== 'canceled' : subscription.status === status)),
      )
      const page = pageOf(context, '/v1/subscriptions', found)
      return context.json({ ...page, data: page.data.map((item) => expanded(item, expansions(context))) })
    })
    .get('/subscriptions/:id', (context) => {
      const id = context.req.param('id')
      const subscription = state.subscriptions[id]
      if (!subscription) throw missing('subscription', id)
      return context.json(expanded(subscription, expansions(context)))
    })
    .get('/invoices', (context) => {
      const customer = context.req.query('customer') ?? ''
      if (!state.customers[customer]) throw missing('customer', customer)
      const found = newest(state.invoices).filter(
        (invoice) => invoice.customer === customer && (state.hiddenUntil[invoice.id] ?? 0) <= now() * 1000,
      )
      return context.json(pageOf(context, '/v1/invoices', found))
    })
}
