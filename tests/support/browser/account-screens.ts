import type { Locator, Page } from 'playwright-core'

const password = 'a long enough password'

export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

export async function signUpForPlan(page: Page, plan: string): Promise<void> {
  await page.goto(`/signup?plan=${plan}`)
  await page.getByLabel('Email').fill(`payer-${crypto.randomUUID()}@keytrail.test`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL(`/complete-profile?plan=${plan}`)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Lovelace')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//)
}

export async function manage(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await page.waitForURL(/\/sandbox\/stripe\/portal\//)
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('link', { name: 'Back to Keytrail' }).click()
  await page.waitForURL(/\/account$/)
  await keepAsking(page)
}

/** Makes the page pull every second, because the payment's result may arrive after the first pull. */
export async function keepAsking(page: Page): Promise<void> {
  await page.evaluate(() => void setInterval(() => dispatchEvent(new Event('online')), 1_000))
}

export function status(page: Page, word: string): Locator {
  return panel(page, 'Subscription').getByText(word, { exact: true })
}

/** Makes the page pull once, as when the user returns to its tab. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')))
}
