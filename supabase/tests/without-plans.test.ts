import { beforeEach, describe, expect, test } from 'vitest'
import { stripeSubscription } from './support/stripe-subscription.ts'
import { trackedDatabase } from './support/tracking.ts'

describe('without plans', () => {
  const { database, tracking } = trackedDatabase()
  beforeEach(() => turn('on'))

  const turn = (to: 'on' | 'off') => database.value(`private.switch_plans(${to === 'on'})`)
  async function pay(userId: string, status: string): Promise<void> {
    const subscription = stripeSubscription(`cus_${userId}`, { level: 'premium', status })
    await database.query(`select public.link_stripe_customer('${userId}', 'cus_${userId}')`)
    await database.query(
      `select public.apply_stripe_subscription((public.begin_stripe_reading(null) ->> 'ticket')::bigint,
         '${JSON.stringify(subscription)}', null, null)`,
    )
  }
  const track = (userId: string) =>
    database.commitAsUser(
      userId,
      `insert into public.keywords (user_id, keyword, country, status) values ('${userId}', 'matcha', 'gb', true)`,
    )

  test('all accounts, old and new, are pro with its limits', async () => {
    const early = await database.createUser()
    await expect(track(early)).rejects.toThrow('plan_required')
    expect(await turn('off')).toBeGreaterThan(0)
    const late = await database.createUser()
    expect([await tracking.readLevel(early), await tracking.readLevel(late)]).toEqual(['pro', 'pro'])
    await track(early)
    await track(late)
    const [usage] = await database.queryAs('authenticated', late, 'select (public.my_usage()).*')
    expect(usage?.allowance).toBe(2000)
  })

  test('nothing lowers a level: no ended payment, no downgrade, no owner', async () => {
    await turn('off')
    const user = await database.createUser()
    await pay(user, 'active')
    await pay(user, 'canceled')
    expect(await tracking.readLevel(user)).toBe('pro')
    await database.commitAsUser(user, 'select public.downgrade_to_free()')
    await tracking.setLevel(user, 'free')
    expect(await tracking.readLevel(user)).toBe('pro')
  })

  test('switched on again, an account has its paid plan, and key phrases above it are paused', async () => {
    const [free, premium] = [await database.createUser(), await database.createUser()]
    await turn('off')
    await pay(premium, 'active')
    await track(free)
    await turn('on')
    expect([await tracking.readLevel(free), await tracking.readLevel(premium)]).toEqual(['free', 'premium'])
    expect(
      await database.query(`select status, paused_by_plan from public.keywords where user_id = '${free}'`),
    ).toEqual([{ status: false, paused_by_plan: true }])
    expect(await turn('on')).toBe(0)
  })

  test('a level granted by hand is restored, unless the paid plan changed', async () => {
    const [guest, payer, less] = [
      await database.createUser(),
      await database.createUser(),
      await database.createUser(),
    ]
    await pay(less, 'active')
    for (const [user, level] of [
      [guest, 'premium'],
      [payer, 'pro'],
      [less, 'free'],
    ] as const)
      await tracking.setLevel(user, level)
    await turn('off')
    await pay(payer, 'active')
    expect([await tracking.readLevel(guest), await tracking.readLevel(less)]).toEqual(['pro', 'pro'])
    await turn('on')
    expect([
      await tracking.readLevel(guest),
      await tracking.readLevel(payer),
      await tracking.readLevel(less),
    ]).toEqual(['premium', 'premium', 'free'])
    expect(await database.query('select from private.given_levels')).toEqual([])
  })
})
