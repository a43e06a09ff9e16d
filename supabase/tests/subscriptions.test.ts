import { describe, expect, test } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { stripeSubscription } from './support/stripe-subscription.ts'
import { literal, trackedDatabase } from './support/tracking.ts'

let readings = 0
const nextTicket = () => {
  readings += 1
  return readings
}

describe('subscriptions', () => {
  const { database, tracking } = trackedDatabase()
  const { readLevel } = tracking

  async function customer(): Promise<{ userId: string; customerId: string }> {
    const userId = await database.createUser()
    const customerId = `cus_${userId}`
    await database.query(`select public.link_stripe_customer('${userId}', '${customerId}')`)
    return { userId, customerId }
  }

  async function apply(
    customerId: string,
    changes: Record<string, unknown> = {},
    { ticket = nextTicket(), event = `evt_${crypto.randomUUID()}` as string | null } = {},
  ): Promise<unknown> {
    const subscription = stripeSubscription(customerId, changes)
    return database.value(
      `public.apply_stripe_subscription(${ticket}, '${JSON.stringify(subscription)}', ${literal(event)}, 'x')`,
    )
  }

  test.each([
    ['active', 'pro'],
    ['trialing', 'pro'],
    ['past_due', 'pro'],
    ['canceled', 'free'],
    ['unpaid', 'free'],
    ['incomplete', 'free'],
    ['incomplete_expired', 'free'],
    ['paused', 'free'],
  ])('%s grants %s', async (status, level) => {
    const { userId, customerId } = await customer()
    expect(await apply(customerId)).toBe('applied')
    expect(await readLevel(userId)).toBe('pro')
    expect(await apply(customerId, { status })).toBe('applied')
    expect(await readLevel(userId)).toBe(level)
  })

  test('an event counts once, and an earlier reading never overwrites a later one', async () => {
    const { userId, customerId } = await customer()
    const early = nextTicket()
    const event = 'evt_twice'
    await apply(customerId, { level: 'premium' }, { event })
    expect(await apply(customerId, { level: 'pro' }, { event })).toBe('already_applied')
    expect(await apply(customerId, { level: 'pro' }, { ticket: early })).toBe('already_applied')
    expect(await readLevel(userId)).toBe('premium')
    const [row] = await database.query(
      `select public.begin_stripe_reading('${event}') ->> 'known' as known,
              public.begin_stripe_reading('evt_new') ->> 'known' as unknown`,
    )
    expect(row).toEqual({ known: 'true', unknown: 'false' })
  })

  test('an event whose effect fails is not recorded, so it can be retried', async () => {
    const { userId, customerId } = await customer()
    const event = 'evt_without_plan'
    await expectRefusal(apply(customerId, { level: null }, { event }), 'unknown_price')
    await expect(apply(customerId, { status: 'odd' }, { event })).rejects.toThrow()
    expect(await apply(customerId, {}, { event })).toBe('applied')
    expect(await readLevel(userId)).toBe('pro')
  })

  test('an unpaid subscription ends, even if its price has no plan', async () => {
    const { userId, customerId } = await customer()
    await apply(customerId)
    expect(await readLevel(userId)).toBe('pro')
    expect(await apply(customerId, { level: null, status: 'canceled' })).toBe('applied')
    expect(await readLevel(userId)).toBe('free')
    const another = await customer()
    expect(await apply(another.customerId, { level: null, status: 'incomplete' })).toBe('applied')
    expect(await readLevel(another.userId)).toBe('free')
  })

  test("another business's customer changes nothing", async () => {
    expect(await apply('cus_of_a_shop', { level: null })).toBe('unknown_customer')
  })

  test('of two subscriptions the paid one counts, then the higher plan', async () => {
    const { userId, customerId } = await customer()
    await apply(customerId, { subscription_id: `a_${customerId}`, level: 'premium', started_at: 9 })
    await apply(customerId, { subscription_id: `b_${customerId}`, level: 'pro', started_at: 5 })
    expect(await readLevel(userId)).toBe('pro')
    await apply(customerId, { subscription_id: `b_${customerId}`, level: 'pro', status: 'canceled' })
    expect(await readLevel(userId)).toBe('premium')
    await apply(customerId, { subscription_id: `a_${customerId}`, level: 'premium', status: 'canceled' })
    expect(await readLevel(userId)).toBe('free')
  })

  test('a reading without changes does not make every device pull the profile', async () => {
    const { userId, customerId } = await customer()
    await apply(customerId)
    const changedAt = () => database.query(`select changed_at from public.profiles where id = '${userId}'`)
    const before = await changedAt()
    await apply(customerId, {}, { event: null })
    expect(await changedAt()).toEqual(before)
  })

  test('the first customer of a user stays until Stripe has deleted it', async () => {
    const { userId, customerId } = await customer()
    const link = (id: string, replaces: string | null) =>
      database.value(`public.link_stripe_customer('${userId}', '${id}', ${literal(replaces)})`)
    expect(await link('cus_second', null)).toBe(customerId)
    expect(await link('cus_second', 'cus_wrong')).toBe(customerId)
    expect(await link('cus_second', customerId)).toBe('cus_second')
  })

  test('the owner downgrades to free once nothing is paid for', async () => {
    const { userId, customerId } = await customer()
    await apply(customerId, { status: 'past_due' })
    const down = () => database.commitAsUser(userId, 'select public.downgrade_to_free()')
    await expectRefusal(down(), 'subscription_active')
    await database.query(
      `update private.stripe_subscriptions set status = 'canceled' where user_id = '${userId}'`,
    )
    await down()
    expect(await readLevel(userId)).toBe('free')
  })

  test('20 readings at once: each event once, and the last reading decides', async () => {
    const { userId, customerId } = await customer()
    const tickets = Array.from({ length: 20 }, nextTicket)
    const last = tickets.at(-1)
    const outcomes = await Promise.all(
      tickets
        .toSorted(() => Math.random() - 0.5)
        .map((ticket) => apply(customerId, { level: ticket === last ? 'premium' : 'pro' }, { ticket })),
    )
    expect(outcomes.every((outcome) => outcome === 'applied' || outcome === 'already_applied')).toBe(true)
    expect(await readLevel(userId)).toBe('premium')
  })

  test('messages: five an hour per sender, a hundred in all, exact under parallel calls', async () => {
    const send = (sender: string) =>
      database.query(`select public.store_contact_message('A', 'a@example.test', 'Hello', '${sender}')`)
    const burst = await callAtOnce(20, () => send('one'))
    const refusals = burst.errors.map(({ code, message }) => `${code} ${message}`)
    expect(refusals).toEqual(Array(15).fill('PT429 too_many_messages'))
    const crowd = await callAtOnce(120, (n) => send(`other ${n}`))
    expect(crowd.values).toHaveLength(95)
    await database.query(`update private.contact_messages set received_at = now() - interval '3 days'`)
    await database.query('select public.purge_old_rows()')
    expect(await database.value('(select count(sender_hash)::integer from private.contact_messages)')).toBe(0)
  })
})
