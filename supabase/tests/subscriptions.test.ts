import { expect } from 'vitest'
import { callAtOnce, expectRefusal } from './support/calls.ts'
import { literal, trackedDatabase } from './support/tracking.ts'

const { database, tracking, test: withUsers } = trackedDatabase()
const { readLevel, applySubscription: apply } = tracking
const test = withUsers
  .extend('userId', ({ freeUser }) => freeUser)
  .extend('customerId', ({ userId }) => tracking.linkCustomer(userId))

test.for([
  ['active', 'pro'],
  ['trialing', 'pro'],
  ['past_due', 'pro'],
  ['canceled', 'free'],
  ['unpaid', 'free'],
  ['incomplete', 'free'],
  ['incomplete_expired', 'free'],
  ['paused', 'free'],
] as const)('%s grants %s', async ([status, level], { userId, customerId }) => {
  expect(await apply(customerId)).toBe('applied')
  expect(await readLevel(userId)).toBe('pro')
  expect(await apply(customerId, { status })).toBe('applied')
  expect(await readLevel(userId)).toBe(level)
})

test('an event counts once; an earlier reading overwrites no later one', async ({ userId, customerId }) => {
  const early = await tracking.beginReading()
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

test('an event whose effect fails is not recorded, so it can be retried', async ({ userId, customerId }) => {
  const event = 'evt_without_plan'
  await expectRefusal(apply(customerId, { level: null }, { event }), 'unknown_price')
  await expect(apply(customerId, { status: 'odd' }, { event })).rejects.toThrow()
  expect(await apply(customerId, {}, { event })).toBe('applied')
  expect(await readLevel(userId)).toBe('pro')
})

test('an unpaid subscription ends, even one without a plan', async ({ userId, customerId, stranger }) => {
  await apply(customerId)
  expect(await readLevel(userId)).toBe('pro')
  expect(await apply(customerId, { level: null, status: 'canceled' })).toBe('applied')
  expect(await readLevel(userId)).toBe('free')
  const another = await tracking.linkCustomer(stranger)
  expect(await apply(another, { level: null, status: 'incomplete' })).toBe('applied')
  expect(await readLevel(stranger)).toBe('free')
})

test("another business's customer changes nothing", async () => {
  expect(await apply('cus_of_a_shop', { level: null })).toBe('unknown_customer')
})

test('of two subscriptions the paid one counts, then the higher plan', async ({ userId, customerId }) => {
  await apply(customerId, { subscription_id: `a_${customerId}`, level: 'premium', started_at: 9 })
  await apply(customerId, { subscription_id: `b_${customerId}`, level: 'pro', started_at: 5 })
  expect(await readLevel(userId)).toBe('pro')
  await apply(customerId, { subscription_id: `b_${customerId}`, level: 'pro', status: 'canceled' })
  expect(await readLevel(userId)).toBe('premium')
  await apply(customerId, { subscription_id: `a_${customerId}`, level: 'premium', status: 'canceled' })
  expect(await readLevel(userId)).toBe('free')
})

test('a reading without changes makes no device pull the profile', async ({ userId, customerId }) => {
  await apply(customerId)
  const changedAt = () => database.query(`select changed_at from public.profiles where id = '${userId}'`)
  const before = await changedAt()
  await apply(customerId, {}, { event: null })
  expect(await changedAt()).toEqual(before)
})

test('the first customer of a user stays until Stripe has deleted it', async ({ userId, customerId }) => {
  const link = (id: string, replaces: string | null) =>
    database.value(`public.link_stripe_customer('${userId}', '${id}', ${literal(replaces)})`)
  expect(await link('cus_second', null)).toBe(customerId)
  expect(await link('cus_second', 'cus_wrong')).toBe(customerId)
  expect(await link('cus_second', customerId)).toBe('cus_second')
})

test('the owner downgrades to free once nothing is paid for', async ({ userId, customerId }) => {
  await apply(customerId, { status: 'past_due' })
  const down = () => database.commitAsUser(userId, 'select public.downgrade_to_free()')
  await expectRefusal(down(), 'subscription_active')
  await database.query(
    `update private.stripe_subscriptions set status = 'canceled' where user_id = '${userId}'`,
  )
  await down()
  expect(await readLevel(userId)).toBe('free')
})

test('20 readings at once: each event once, and the last reading decides', async ({ userId, customerId }) => {
  const tickets = await Promise.all(Array.from({ length: 20 }, tracking.beginReading))
  const last = Math.max(...tickets)
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
