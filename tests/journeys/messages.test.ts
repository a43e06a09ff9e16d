// Error messages across browser and server. Which sentence belongs to which response is proved beside each screen,
// in src.
import { expect } from 'vitest'
import { test as journey } from '../support/browser/journey.ts'
import { call } from '../support/stack/api.ts'

// On a paid plan without a subscription: there is no invoice, and a checkout is possible.
const test = journey.override('level', 'premium')

test('a refused sign-in is shown in the words of the auth server; too many show the waiting time', async ({
  page,
  stack,
}) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('limited@keytrail.test')
  await page.getByLabel('Password').fill('not a password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Invalid login credentials').waitFor()
  for (let attempt = 0; attempt < 30; attempt += 1)
    await call(stack, 'POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'limited@keytrail.test', password: 'wrong' },
    })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Too many attempts. Try again in 5 minutes.').waitFor()
})

test('an unconfirmed payment does not change the user’s level', async ({
  memberPage: page,
  stack,
  account,
}) => {
  let underWay = 0
  page.on('request', () => {
    underWay += 1
  })
  const ended = () => {
    underWay -= 1
  }
  page.on('requestfinished', ended).on('requestfailed', ended)
  await page.clock.install()
  await page.goto('/account?checkout_success=true')
  await page.getByText('Waiting for your payment to be confirmed').waitFor()
  // The wait uses the browser's clock, which advances whenever the page waits only for time.
  const refusal = page.getByText('Payment was not completed. Please try again.')
  await expect
    .poll(
      async () => {
        if (underWay === 0) await page.clock.runFor(6_000)
        return refusal.isVisible()
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  await page.getByRole('heading', { name: 'Subscription' }).waitFor()
  const { body } = await call(stack, 'GET', '/rest/v1/profiles?select=subscription_level', {
    token: account.token,
  })
  expect(body).toEqual([{ subscription_level: 'premium' }])
})

test('a visitor must sign in, and a new user must enter a name; the plan is kept', async ({ page }) => {
  await page.goto('/payment?plan=pro')
  await page.waitForURL(/\/login\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/payment?plan=pro')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL(/\/signup\?plan=pro$/)
  await page.getByLabel('Email').fill('newcomer@keytrail.test')
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL(/\/complete-profile\?plan=pro$/)
  await page.goto('/payment?plan=pro')
  await page.waitForURL(/\/complete-profile\?plan=pro$/)
  expect(await page.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true)
})
