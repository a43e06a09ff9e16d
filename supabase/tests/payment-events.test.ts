import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import {
  cancelNow,
  changePlan,
  endPeriod,
  findOpenInvoice,
  payInvoice,
  setCancelAtPeriodEnd,
} from '../local/stripe-sandbox/lifecycle.ts'
import { createPaymentBench, prices } from './support/payment-bench.ts'
import { sharedDatabase } from './support/shared-database.ts'

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

describe('events of the payment provider', () => {
  const database = sharedDatabase()
  const bench = createPaymentBench(database)

  async function stored(userId: string) {
    const [row] = await database.query(
      `select subscription_level, subscription_status, cancel_at_period_end
         from public.profiles left join public.subscriptions on user_id = id where id = '${userId}'`,
    )
    return row
  }

  async function deliver(event: Stripe.Event) {
    const answer = await bench.deliver(event)
    return { status: answer.status, outcome: (await answer.json()).outcome }
  }

  const lives: [name: string, level: string, live: (subscription: Stripe.Subscription) => void][] = [
    [
      'upgraded, downgraded, cancelled and resumed',
      'premium',
      (subscription) => {
        changePlan(bench.sandbox, subscription, prices.pro)
        changePlan(bench.sandbox, subscription, prices.premium)
        setCancelAtPeriodEnd(bench.sandbox, subscription, true)
        setCancelAtPeriodEnd(bench.sandbox, subscription, false)
      },
    ],
    [
      'upgraded, cancelled, resumed and ended',
      'free',
      (subscription) => {
        changePlan(bench.sandbox, subscription, prices.pro)
        setCancelAtPeriodEnd(bench.sandbox, subscription, true)
        setCancelAtPeriodEnd(bench.sandbox, subscription, false)
        cancelNow(bench.sandbox, subscription)
      },
    ],
  ]
  test.each(lives)('all 120 orders of five events end in the same state: %s', async (_name, level, live) => {
    for (const order of permutations([0, 1, 2, 3, 4])) {
      const { userId, subscription } = await bench.subscribe('premium')
      live(subscription)
      const events = bench.takeEvents().filter(({ type }) => type.startsWith('customer.subscription.'))
      expect(events).toHaveLength(5)
      for (const index of order) {
        const event = events[index] as Stripe.Event
        expect(await deliver(event)).toEqual({ status: 200, outcome: 'applied' })
      }
      expect(await stored(userId), order.join()).toEqual({
        subscription_level: level,
        subscription_status: subscription.status,
        cancel_at_period_end: subscription.cancel_at_period_end,
      })
    }
  })

  test('each event type, three times at once and in any order, is applied once', async () => {
    const { userId, subscription } = await bench.subscribe('pro')
    setCancelAtPeriodEnd(bench.sandbox, subscription, true)
    setCancelAtPeriodEnd(bench.sandbox, subscription, false)
    endPeriod(bench.sandbox, subscription, false)
    const overdue = findOpenInvoice(bench.sandbox.state, subscription)
    if (overdue) payInvoice(bench.sandbox, overdue, subscription)
    cancelNow(bench.sandbox, subscription)
    const events = bench.takeEvents()
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set([
        'customer.subscription.created',
        'customer.subscription.updated',
        'customer.subscription.deleted',
        'checkout.session.completed',
        'invoice.paid',
        'invoice.payment_failed',
      ]),
    )
    const answers = await Promise.all(
      [...events, ...events, ...events].toReversed().map((event) => deliver(event)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const [row] = await database.query(
      `select count(*)::integer as events from private.stripe_events
         where id in (${events.map(({ id }) => `'${id}'`).join()})`,
    )
    expect(row).toEqual({ events: events.length })
    expect(await stored(userId)).toMatchObject({
      subscription_level: 'free',
      subscription_status: 'canceled',
    })
  })

  test('a delayed response does not overwrite a later reading', async () => {
    const { userId, subscription } = await bench.subscribe('pro')
    const [created] = bench.takeEvents()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let reading = () => {}
    const isRead = new Promise<void>((resolve) => {
      reading = resolve
    })
    bench.beforeAnswer = () => {
      reading()
      return held
    }
    const slow = deliver(created as Stripe.Event)
    await isRead
    bench.beforeAnswer = null
    cancelNow(bench.sandbox, subscription)
    for (const event of bench.takeEvents()) expect(await deliver(event)).toMatchObject({ outcome: 'applied' })
    release()
    expect(await slow).toEqual({ status: 200, outcome: 'already_applied' })
    expect(await stored(userId)).toMatchObject({ subscription_level: 'free' })
  })
})
