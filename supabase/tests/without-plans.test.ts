import { beforeEach, describe, expect, test } from 'vitest'
import { sharedDatabase } from './support/shared-database.ts'
import { stripeSubscription } from './support/stripe-subscription.ts'

describe('without plans', () => {
  const database = sharedDatabase()
  beforeEach(() => turn('on'))

  const turn = (to: 'on' | 'off') => database.value(`private.switch_plans(${to === 'on'})`)
  async function readLevel(userId: string): Promise<unknown> {
    const [row] = await database.query(
      `select subscription_level from public.profiles where id = '${userId}'`,
    )
    return row?.subscription_level
  }
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
    expect([await readLevel(early), await readLevel(late)]).toEqual(['pro', 'pro'])
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
    expect(await readLevel(user)).toBe('pro')
    await database.commitAsUser(user, 'select public.downgrade_to_free()')
    await database.query(`update public.profiles set subscription_level = 'free' where id = '${user}'`)
    expect(await readLevel(user)).toBe('pro')
  })

  test('switched on again, an account has its paid plan, and key phrases above it are paused', async () => {
    const [free, premium] = [await database.createUser(), await database.createUser()]
    await turn('off')
    await pay(premium, 'active')
    await track(free)
    await turn('on')
    expect([await readLevel(free), await readLevel(premium)]).toEqual(['free', 'premium'])
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
    ])
      await database.query(`update public.profiles set subscription_level = '${level}' where id = '${user}'`)
    await turn('off')
    await pay(payer, 'active')
    expect([await readLevel(guest), await readLevel(less)]).toEqual(['pro', 'pro'])
    await turn('on')
    expect([await readLevel(guest), await readLevel(payer), await readLevel(less)]).toEqual([
      'premium',
      'premium',
      'free',
    ])
    expect(await database.query('select from private.given_levels')).toEqual([])
  })

  test('only the functions read whether plans are on', async () => {
    const ask = () => database.queryAs('service_role', null, 'select public.has_plans() as answer')
    expect(await ask()).toEqual([{ answer: true }])
    await turn('off')
    expect(await ask()).toEqual([{ answer: false }])
    const user = await database.createUser()
    for (const sql of ['select public.has_plans()', 'select private.switch_plans(true)'])
      await expect(database.queryAs('authenticated', user, sql)).rejects.toThrow(/permission denied/)
  })
})
