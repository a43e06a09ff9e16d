import { expect, test } from 'vitest'
import { type Account, call, makeAccount } from '../support/stack/api.ts'
import { ownStack } from '../support/stack/own-stack.ts'
import { beginCheckout, press } from '../support/stack/payments.ts'
import { demoAccount, serverRows } from '../support/stack/tracking.ts'

const stack = ownStack({ SANDBOX_LATE_MS: '600000' })

const readInvoices = async ({ token }: Account): Promise<{ number: string; created: number }[]> =>
  (await call(stack, 'GET', '/functions/v1/get-invoices', { token })).body.invoices
const readLevel = async (account: Account) =>
  (await serverRows(stack, account, 'profiles', 'select=subscription_level'))[0].subscription_level
const readSubscription = async (account: Account) =>
  (await serverRows(stack, account, 'stripe_user_subscriptions'))[0]
const becomes = (account: Account, level: string) => expect.poll(() => readLevel(account)).toBe(level)

async function payer(plan: string): Promise<Account> {
  const account = await makeAccount(stack)
  await press(await beginCheckout(stack, account, plan), 'pay')
  await becomes(account, plan)
  return account
}

test('paying sets the plan, a subscription and an invoice', async () => {
  const account = await makeAccount(stack)
  expect(await readInvoices(account)).toEqual([])
  const page = await beginCheckout(stack, account, 'pro')
  const shown = await (await fetch(page)).text()
  for (const text of ['Payments sandbox — no real money', 'Keytrail Pro', account.email])
    expect(shown).toContain(text)
  await press(page, 'pay')
  await becomes(account, 'pro')
  const month = 31 * 86_400
  const subscription = await readSubscription(account)
  expect(subscription).toEqual({
    subscription_status: 'active',
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
    current_period_start: expect.closeTo(Date.now() / 1000, -2),
    current_period_end: expect.any(Number),
    cancel_at_period_end: false,
    test_mode: true,
  })
  expect(
    Number(subscription?.current_period_end) - Number(subscription?.current_period_start),
  ).toBeLessThanOrEqual(month)

  expect(await press(page, 'pay')).toMatchObject({ status: 410 })
  expect(await readInvoices(account)).toHaveLength(1)
})

test('the demo account has paid for its plan since it began', async () => {
  const demo = await demoAccount(stack)
  await expect.poll(() => readSubscription(demo)).toMatchObject({ subscription_status: 'active' })
  const invoices = await readInvoices(demo)
  expect(invoices.map(({ number }) => number)).toEqual(['KT-0003', 'KT-0002', 'KT-0001'])
  expect(invoices[0]?.created).toBeLessThan(Date.now() / 1000)
})

test('an upgrade in one step: the checkout of pro leads a premium user to the change, once', async () => {
  const account = await payer('premium')
  const portal = await beginCheckout(stack, account, 'pro')
  expect(portal).toMatch(`${stack.url}/sandbox/stripe/portal/`)
  expect(await (await fetch(portal)).text()).toContain('Change to Pro')
  const upgraded = { status: 303, location: `${stack.url}/account?upgraded=true` }
  expect(await press(portal, 'confirm')).toEqual(upgraded)
  await becomes(account, 'pro')
  expect(await press(portal, 'confirm')).toEqual(upgraded)
  expect(await readInvoices(account)).toHaveLength(2)
  expect(await (await fetch(portal)).text()).toContain('Manage your subscription')
})

test('the hourly reconciliation repairs a missing event', async () => {
  const account = await makeAccount(stack)
  await press(await beginCheckout(stack, account, 'pro'), 'late')
  expect(await readLevel(account)).toBe('free')
  expect(
    await call(stack, 'POST', '/functions/v1/stripe-reconcile', { token: stack.keys.secret }),
  ).toMatchObject({ status: 200, body: { failed: 0 } })
  expect(await readLevel(account)).toBe('pro')
})
