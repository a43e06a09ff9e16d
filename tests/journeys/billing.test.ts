import { expect } from 'vitest'
import { keepAsking, panel, status } from '../support/browser/account-screens.ts'
import { storyTest as test } from '../support/browser/journey.ts'
import { call } from '../support/stack/api.ts'
import { press } from '../support/stack/payments.ts'

const checkoutPage = /\/sandbox\/stripe\/checkout\//

test('a visitor must sign in, and a new user must enter a name; the plan is kept', async ({ page }) => {
  await page.goto('/payment?plan=pro')
  await page.waitForURL(/\/login\?next=/)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/payment?plan=pro')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.waitForURL(/\/signup\?plan=pro$/)
  await page.getByLabel('Email').fill(`newcomer-${crypto.randomUUID()}@keytrail.test`)
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL(/\/complete-profile\?plan=pro$/)
  await page.goto('/payment?plan=pro')
  await page.waitForURL(/\/complete-profile\?plan=pro$/)
  expect(await page.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true)
})

test('the profile form opens a checkout, which survives a decline and a cancellation', async ({ page }) => {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(checkoutPage)
  await page.getByText('£99.99').waitFor()
  const checkout = page.url()
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await page.getByText('Your card was declined.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Payment was not completed. Please try again.').waitFor()
  await page.waitForURL('/account')
  await panel(page, 'Your details').getByText('Free', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Upgrade to Premium' }).waitFor()
  await page.getByRole('link', { name: 'Upgrade to Pro' }).click()
  await page.waitForURL(checkout)
  await page.goBack()
  await page.waitForURL('/account')
  await panel(page, 'Upgrade').waitFor()
  expect(await page.getByText('Payment was not completed').count()).toBe(0)

  await page.goto('/payment?plan=pro')
  await page.waitForURL(checkoutPage)
  expect(page.url()).toBe(checkout)
})

test('the payment leads to a pro account with an invoice', async ({ context, page }) => {
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Payment completed successfully!').first().waitFor()
  await page.waitForURL('/dashboard')
  await page.getByRole('textbox', { name: 'Link to your TikTok video' }).waitFor()
  await page.goto('/account')
  await status(page, 'active').waitFor()
  await panel(page, 'Your details').getByText('Pro', { exact: true }).waitFor()
  await panel(page, 'Subscription').getByText('Visa ending in 4242').waitFor()
  await panel(page, 'Subscription').getByText('This is a test subscription.').waitFor()
  const invoice = panel(page, 'Billing History').getByRole('link', { name: /View invoice KT-/ })
  const [opened] = await Promise.all([context.waitForEvent('page'), invoice.click()])
  await opened.getByText('£99.99').first().waitFor()
  await opened.close()
})

test('a cancellation shows its date, and resuming on another device clears it', async ({ page, stack }) => {
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.waitForURL(/\/sandbox\/stripe\/portal\//)
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click()
  await page.getByRole('link', { name: 'Back to Keytrail' }).click()
  await page.waitForURL(/\/account$/)
  await keepAsking(page)
  await page.getByText(/^Your subscription ends on \d+ \w+ \d{4}\./).waitFor()
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('keytrail-session') ?? '{}').access_token as string,
  )
  const portal = await call(stack, 'POST', '/functions/v1/create-portal-session', { token, body: {} })
  await press(portal.body.url, 'resume')
  await page.getByText(/^Your subscription ends on/).waitFor({ state: 'hidden' })
  await panel(page, 'Subscription').getByText('Renews on').waitFor()
})
