import { type Context, Hono } from 'hono'
import type Stripe from 'stripe'
import { missing } from './commands.ts'
import type { Sandbox } from './lifecycle.ts'

function respondWithPage<Item extends { id: string }>(context: Context, url: string, items: Item[]) {
  const limit = Number(context.req.query('limit') ?? 10)
  const after = context.req.query('starting_after')
  const from = after ? items.findIndex(({ id }) => id === after) + 1 : 0
  const data = items.slice(from, from + limit)
  return context.json({ object: 'list', data, has_more: items.length > from + limit, url })
}

export function createQueries({ state, now, prices }: Sandbox): Hono {
  const expanded = (subscription: Stripe.Subscription, paths: string[]): Stripe.Subscription => {
    const result = { ...subscription }
    const wants = (name: string) => paths.some((path) => path.replace(/^data\./, '').startsWith(name))
    if (wants('default_payment_method'))
      result.default_payment_method = {
        id: String(subscription.default_payment_method),
        object: 'payment_method',
        card: { brand: 'visa', last4: '4242' },
      } as Stripe.PaymentMethod
    if (wants('customer')) result.customer = state.customers[String(subscription.customer)] ?? result.customer
    return result
  }
  const listed = (context: Context, name: string) =>
    [...new URL(context.req.url).searchParams].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [value] : [],
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
      const keys = listed(context, 'lookup_keys')
      const found = Object.values(await prices()).filter(({ lookup_key }) => keys.includes(lookup_key ?? ''))
      return respondWithPage(context, '/v1/prices', found)
    })
    .get('/checkout/sessions', (context) => {
      const customer = context.req.query('customer')
      const found = newest(state.checkouts).filter((session) => session.customer === customer)
      return respondWithPage(context, '/v1/checkout/sessions', found)
    })
    .get('/subscriptions', (context) => {
      const { customer, status } = context.req.query()
      const found = newest(state.subscriptions).filter(
        (subscription) =>
          (customer === undefined || subscription.customer === customer) &&
          (status === 'all' || subscription.status !== 'canceled'),
      )
      const paths = listed(context, 'expand')
      return respondWithPage(
        context,
        '/v1/subscriptions',
        found.map((item) => expanded(item, paths)),
      )
    })
    .get('/subscriptions/:id', (context) => {
      const id = context.req.param('id')
      const subscription = state.subscriptions[id]
      if (!subscription) throw missing('subscription', id)
      return context.json(expanded(subscription, listed(context, 'expand')))
    })
    .get('/invoices', (context) => {
      const customer = context.req.query('customer') ?? ''
      if (!state.customers[customer]) throw missing('customer', customer)
      const found = newest(state.invoices).filter(
        (invoice) => invoice.customer === customer && (state.hiddenUntil[invoice.id] ?? 0) <= now() * 1000,
      )
      return respondWithPage(context, '/v1/invoices', found)
    })
}
