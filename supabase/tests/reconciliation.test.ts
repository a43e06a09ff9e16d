import { beforeAll, describe, expect, test } from 'vitest'
import { sharedDatabase } from './support/shared-database.ts'
import { stripeSubscription } from './support/stripe-subscription.ts'
import { literal } from './support/tracking.ts'

describe('the comparison with Stripe', () => {
  const database = sharedDatabase()
  const customers: string[] = []
  beforeAll(async () => {
    for (let n = 1; n <= 3; n += 1) {
      const user = await database.createUser()
      await database.query(`select public.link_stripe_customer('${user}', 'cus_${n}')`)
      customers.push(`cus_${n}`)
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
    const reading = (await ask('public.begin_stripe_reading(null)')) as { ticket: number }
    return ask(`public.apply_stripe_subscriptions(${reading.ticket}, ${literal(JSON.stringify(states))})`)
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
    expect(
      await applyPage([
        stripeSubscription('cus_3', { level: 'premium' }),
        stripeSubscription('cus_1', { level: null }),
        stripeSubscription('cus_of_nobody'),
      ]),
    ).toEqual(['failed', 'applied', 'unknown_customer'])
    expect(await unread(round)).toEqual(['sub_cus_1', 'sub_cus_2'])
    expect(await unread(round, 'sub_cus_1')).toEqual(['sub_cus_2'])
    expect(
      await ask(
        `(select subscription_level from public.profiles join private.stripe_customers on user_id = id where customer_id = 'cus_3')`,
      ),
    ).toBe('premium')
  })
})
