import { beforeEach, expect } from 'vitest'
import { expectRefusal } from './support/calls.ts'
import { trackedDatabase } from './support/tracking.ts'

const { database, tracking, test } = trackedDatabase()
beforeEach(() => turn('on'))

const turn = (to: 'on' | 'off') => database.value(`private.switch_plans(${to === 'on'})`)
const pay = async (user: string, status: string) =>
  tracking.applySubscription(await tracking.linkCustomer(user), { level: 'premium', status })

test('all accounts, old and new, are pro with its limits', async ({ freeUser: early }) => {
  await expectRefusal(tracking.add(early), 'plan_required')
  expect(await turn('off')).toBeGreaterThan(0)
  const late = await database.createUser()
  expect([await tracking.readLevel(early), await tracking.readLevel(late)]).toEqual(['pro', 'pro'])
  await tracking.add(early)
  await tracking.add(late)
  expect(await database.valueAs(late, '(select allowance from public.my_usage())')).toBe(2000)
})

test('nothing lowers a level: no ended payment, no downgrade, no owner', async ({ freeUser: user }) => {
  await turn('off')
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
  const phrase = await tracking.add(free)
  await turn('on')
  expect([await tracking.readLevel(free), await tracking.readLevel(premium)]).toEqual(['free', 'premium'])
  expect(await tracking.keyPhrase(phrase)).toMatchObject({ status: false, paused_by_plan: true })
  expect(await turn('on')).toBe(0)
})

test('a level granted by hand is restored, unless the paid plan changed', async () => {
  const [guest, payer] = [await tracking.createUser('premium'), await tracking.createUser()]
  const less = await database.createUser()
  await pay(less, 'active')
  await tracking.setLevel(less, 'free')
  const levels = () => Promise.all([guest, payer, less].map(tracking.readLevel))
  await turn('off')
  await pay(payer, 'active')
  expect(await levels()).toEqual(['pro', 'pro', 'pro'])
  await turn('on')
  expect(await levels()).toEqual(['premium', 'premium', 'free'])
  expect(await database.query('select from private.given_levels')).toEqual([])
})
