import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepAsking, manage, panel, returnToTab, signUpForPlan, status } from '../support/account-screens.ts'
import { call, makeAccount } from '../support/api.ts'
import { launchChromium } from '../support/chromium.ts'
import { beginCheckout, press } from '../support/payments.ts'
import { signInOnScreen, waitForOffline } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'
import { expireSession } from '../support/stored-session.ts'

let stack: RunningStack
let browser: Browser
let context: BrowserContext
let page: Page
let people = 0

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})
beforeEach(async () => {
  await context?.close()
  context = await browser.newContext()
  page = await context.newPage()
  page.setDefaultTimeout(30_000)
})

function newEmail(): string {
  people += 1
  return `payer-${people}@keytrail.test`
}

const button = (name: string | RegExp) => page.getByRole('button', { name })

test('sign-up with plan pro leads through the payment to a pro account with an invoice', async () => {
  await signUpForPlan(page, stack.url, newEmail(), 'pro')
  await page.getByText('£99.99').waitFor()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByText('Payment completed successfully!').waitFor()
  await page.waitForURL(`${stack.url}/account`)
  await status(page, 'active').waitFor()
  await panel(page, 'Your details').getByText('Pro', { exact: true }).waitFor()
  await panel(page, 'Subscription').getByText('Visa ending in 4242').waitFor()
  await panel(page, 'Subscription').getByText('This is a test subscription.').waitFor()
  const invoice = panel(page, 'Billing History').getByRole('link', { name: /View invoice KT-/ })
  const [opened] = await Promise.all([context.waitForEvent('page'), invoice.click()])
  await opened.getByText('£99.99').first().waitFor()
  await opened.close()

  // A reload does not ask again, and without a network all of it is still there.
  await page.reload()
  await status(page, 'active').waitFor()
  expect(await page.getByText('Payment completed successfully!').count()).toBe(0)
  await waitForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await status(page, 'active').waitFor()
  await panel(page, 'Billing History').getByText(/KT-/).waitFor()
  await panel(page, 'Billing History')
    .getByText(/^Updated /)
    .waitFor()
  await context.setOffline(false)

  // Paying twice is not possible.
  await page.goto(`${stack.url}/payment?plan=premium`)
  await page.getByText('You already have a subscription.').waitFor()
  await page.waitForURL(`${stack.url}/account`)
})

test('a declined card, a cancelled checkout, and the same checkout again', async () => {
  await signUpForPlan(page, stack.url, newEmail(), 'premium')
  const checkout = page.url()
  await button('Decline the card').click()
  await page.getByText('Your card was declined.').waitFor()
  await button('Cancel').click()
  await page.getByText('Payment was not completed. Please try again.').waitFor()
  await page.waitForURL(`${stack.url}/account`)
  expect(await panel(page, 'Your details').getByText('Free', { exact: true }).count()).toBe(1)
  await page.reload()
  await panel(page, 'Upgrade').waitFor()
  expect(await page.getByText('Payment was not completed').count()).toBe(0)

  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  await page.waitForURL(checkout)
  // A step back does not lead into the checkout again.
  await page.goBack()
  await page.waitForURL(`${stack.url}/account`)
})

test('reloading /payment opens no second checkout', async () => {
  const account = await makeAccount(stack)
  await signInOnScreen(page, stack.url, account)
  const pages = new Set<string>()
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(`${stack.url}/payment?plan=pro`)
    await page.waitForURL(/\/sandbox\/stripe\/checkout\//)
    pages.add(page.url())
  }
  expect(pages.size).toBe(1)
})

test('a late webhook: the page waits, then succeeds', async () => {
  await signUpForPlan(page, stack.url, newEmail(), 'pro')
  await button('Pay, webhook late by 15 s').click()
  await page.getByText('Waiting for your payment to be confirmed').waitFor()
  await page.reload()
  await page.getByText('Waiting for your payment to be confirmed').waitFor()
  expect(await panel(page, 'Your details').getByText('Free', { exact: true }).count()).toBe(1)
  await page.getByText('Payment completed successfully!').waitFor()
  await status(page, 'active').waitFor()
  await panel(page, 'Your details').getByText('Pro', { exact: true }).waitFor()
})

test('cancel at the end of the period shows the date; resume takes it away; an overdue payment is yellow', async () => {
  await signUpForPlan(page, stack.url, newEmail(), 'premium')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await status(page, 'active').waitFor()
  await manage(page, 'Cancel at the end of the period')
  await page.getByText(/^Your subscription ends on \d+ \w+ \d{4}\./).waitFor()

  await manage(page, 'Resume the subscription')
  await page.getByText(/^Your subscription ends on/).waitFor({ state: 'hidden' })
  await panel(page, 'Subscription').getByText('Renews on').waitFor()

  await manage(page, 'Change to Pro')
  await panel(page, 'Your details').getByText('Pro', { exact: true }).waitFor()
  await panel(page, 'Billing History').getByRole('row').nth(2).waitFor()
  await manage(page, 'Change to Premium')
  await panel(page, 'Your details').getByText('Premium', { exact: true }).waitFor()

  await manage(page, 'Make the next payment fail')
  await status(page, 'past due').waitFor()
  const yellow = await page.evaluate(() => {
    const probe = document.createElement('span')
    probe.style.color = 'var(--warning)'
    document.body.append(probe)
    return getComputedStyle(probe).color
  })
  const colour = await status(page, 'past due').evaluate((element) => getComputedStyle(element).color)
  expect(colour).toBe(yellow)
  await manage(page, 'Pay the overdue invoice')
  await status(page, 'active').waitFor()

  // The end itself: the card stays, red, and the way up is offered again.
  await manage(page, 'Cancel at the end of the period')
  await page.getByText(/^Your subscription ends on/).waitFor()
  await manage(page, 'Let this period end now')
  await status(page, 'canceled').waitFor()
  await page.getByRole('link', { name: 'Upgrade to Pro' }).waitFor()
})

test('a plan that nobody pays for can be given up', async () => {
  await signInOnScreen(page, stack.url, await makeAccount(stack, { level: 'premium' }))
  await page.goto(`${stack.url}/account`)
  await panel(page, 'Subscription').getByText('No active subscription').waitFor()
  await panel(page, 'Billing History').getByText('No invoices found.').waitFor()
  await button('Go back to the free plan').click()
  await page.getByText('You are on the free plan.').waitFor()
  await panel(page, 'Upgrade').waitFor()
  expect(await page.getByText('Billing History').count()).toBe(0)
})

test('a change of password asks for the current one and signs the other devices out', async () => {
  const account = await makeAccount(stack)
  const other = await browser.newContext()
  const elsewhere = await other.newPage()
  await signInOnScreen(elsewhere, stack.url, account)
  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/account`)
  const change = async (current: string, next: string) => {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password').fill(next)
    await button('Change password').click()
  }
  await change(account.password, account.email)
  await panel(page, 'Password').getByText('Do not use your email address as your password.').waitFor()
  await change('not the password', 'rivers and stones')
  await page.getByText('This is not your current password.').waitFor()
  await change(account.password, 'rivers and stones')
  await page.getByText('Password updated successfully!').waitFor()
  await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('')

  // Here the session goes on; there it ends as soon as the token has to be renewed.
  await page.reload()
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
  await expireSession(elsewhere)
  await elsewhere.goto(`${stack.url}/dashboard`)
  await elsewhere.getByText('Session expired. Please sign in again.').waitFor()
  await other.close()
  await button('Sign out').first().click()
  await page.getByText('Successfully signed out!').waitFor()
  await signInOnScreen(page, stack.url, { email: account.email, password: 'rivers and stones' })
})

test('signing other devices out leaves this one alone', async () => {
  const account = await makeAccount(stack)
  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/account`)
  await button('Sign out other devices').click()
  await page.getByText('Every other device was signed out.').waitFor()
  // The token that makeAccount was given belongs to another session.
  const { status: answer } = await call(stack, 'GET', '/auth/v1/user', { token: account.token })
  expect(answer).toBeGreaterThanOrEqual(400)
  await page.reload()
  await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
})

test('deleting the account asks for the word, refuses offline, then leaves nothing here or there', async () => {
  const account = await makeAccount(stack)
  await press(await beginCheckout(stack, account, 'premium'), 'pay')
  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/account`)
  await keepAsking(page)
  await status(page, 'active').waitFor()
  await waitForOffline(page)
  const dialog = page.getByRole('dialog')
  await button('Delete my account').click()
  await dialog.waitFor()
  await page.keyboard.type('Delete')
  await page.keyboard.press('Enter')
  await dialog.getByText("Type the word 'delete', in small letters.").waitFor()

  await context.setOffline(true)
  await page.getByLabel("Type 'delete' to confirm").fill('delete')
  await button('Delete everything').click()
  await dialog.getByText('There is no connection. An account can only be deleted online').waitFor()
  await context.setOffline(false)
  await page.route('**/functions/v1/delete-account', (route) =>
    route.fulfill({
      status: 502,
      json: { error: { code: 'payments_unavailable', message: 'The payment provider cannot be reached' } },
    }),
  )
  await button('Delete everything').click()
  await dialog.getByText('Your subscription could not be cancelled, so nothing was deleted.').waitFor()
  await page.unroute('**/functions/v1/delete-account')

  await button('Delete everything').click()
  await page.getByText('Your account was deleted.').waitFor()
  await page.waitForURL(`${stack.url}/`)
  const left = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    session: localStorage.getItem('keytrail-session'),
  }))
  expect(left).toEqual({ databases: [], session: null })
  const rows = await call(stack, 'GET', `/rest/v1/profiles?id=eq.${account.id}`, {
    headers: { apikey: stack.keys.secret, authorization: `Bearer ${stack.keys.secret}` },
  })
  expect(rows.body).toEqual([])
})

test('unsent changes are named before the account is deleted', async () => {
  await signInOnScreen(page, stack.url, await makeAccount(stack))
  await page.goto(`${stack.url}/account`)
  await page.route('**/rest/v1/rpc/apply_mutation', (route) => route.abort())
  await page.getByLabel(/news about Keytrail/).click()
  await button('Save Changes').click()
  await button('Delete my account').click()
  await page.getByText('1 change has not reached the server yet and will be lost too.').waitFor()
  await button('Keep my account').click()
  await page.unroute('**/rest/v1/rpc/apply_mutation')
  await returnToTab(page)
})

test('a contact message is sent and the form gives way to thanks', async () => {
  await page.goto(`${stack.url}/contact`)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Message').fill('Hello\nthere')
  await page.route('**/functions/v1/contact-email', (route) => route.abort())
  await button('Send Message').click()
  await page.getByText('Failed to send message. Please try again later.').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Hello\nthere')
  await page.unroute('**/functions/v1/contact-email')
  await button('Send Message').click()
  await page.getByText("Thank you for contacting us! We'll be in touch soon.").waitFor()
  expect(await page.getByLabel('Message').count()).toBe(0)
})
