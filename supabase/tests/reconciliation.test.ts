import { beforeAll, describe, expect, test } from 'vitest'
import { stripeSubscription } from './support/stripe-subscription.ts'
import { literal, trackedDatabase } from './support/tracking.ts'

describe('the comparison with Stripe', () => {
  const { database, tracking } = trackedDatabase()
  const customers = ['cus_1', 'cus_2', 'cus_3']
  let user = ''
  beforeAll(async () => {
    for (const customer of customers) {
      user = await database.createUser()
      await database.query(`select public.link_stripe_customer('${user}', '${customer}')`)
    }
  })

  const ask = (expression: string) => database.value(expression)
  const begin = () => ask('public.begin_reconciliation()') as Promise<{ first_ticket: number }>
  const isDue = () => ask('private.is_reconciliation_due()')
  const unread = (ticket: number, after: string | null = null) =>
    ask(
      `(select coalesce(array_agg(id), '{}') from public.unread_stripe_subscriptions(${ticket}, ${literal(after)}) as id)`,
    )
  async function applyPage(states: object[]): Promise<unknown> {
    const ticket = await tracking.beginReading()
    return ask(`public.apply_stripe_subscriptions(${ticket}, ${literal(JSON.stringify(states))})`)
  }

  test('resumes where it stopped; once complete it is not due for an hour', async () => {
    expect(await isDue()).toBe(true)
    const round = await begin()
    expect(round).toMatchObject({ phase: 'named', after: null })
    await ask(`public.keep_reconciliation(${round.first_ticket}, 'named', 'sub_7')`)
    expect(await begin()).toEqual({ ...round, after: 'sub_7' })
    expect(await isDue()).toBe(true)
    await ask(`public.keep_reconciliation(${round.first_ticket}, null, null)`)
    expect(await isDue()).toBe(false)
    await database.query(
      `update private.reconciliation set finished_at = finished_at - interval '56 minutes' where id`,
    )
    expect(await isDue()).toBe(true)
    const next = await begin()
    expect(next.first_ticket).toBeGreaterThan(round.first_ticket)
    await ask(`public.keep_reconciliation(${round.first_ticket}, null, null)`)
    expect(await begin()).toEqual(next)
  })

  test('stores a page except for invalid subscriptions, and queues those that Stripe omitted', async () => {
    await applyPage(customers.map((customer) => stripeSubscription(customer)))
    const { first_ticket } = await begin()
    await ask(`public.keep_reconciliation(${first_ticket}, null, null)`)
    const round = (await begin()).first_ticket
    expect(await unread(round)).toEqual(['sub_cus_1', 'sub_cus_2', 'sub_cus_3'])
    const outcomes = await applyPage([
      stripeSubscription('cus_3', { level: 'premium' }),
      stripeSubscription('cus_1', { level: null }),
      stripeSubscription('cus_of_nobody'),
    ])
    expect(outcomes).toEqual(['failed', 'applied', 'unknown_customer'])
    expect(await unread(round)).toEqual(['sub_cus_1', 'sub_cus_2'])
    expect(await unread(round, 'sub_cus_1')).toEqual(['sub_cus_2'])
    expect(await tracking.readLevel(user)).toBe('premium')
  })
})
