import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, makeAccount } from '../support/api.ts'
import { launchChromium } from '../support/chromium.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

let stack: RunningStack
let browser: Browser

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

const newPage = async () => (await browser.newContext()).newPage()
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)

/** Asks for the reset mail on the screen and gives its two parts. */
async function resetMail(page: Page, email: string): Promise<{ html: string; text: string }> {
  await page.goto(`${stack.url}/forgot-password`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset instructions' }).click()
  await page.getByLabel('Code').waitFor()
  const { body } = await call(stack, 'GET', '/sandbox/mail.json')
  return body[0]
}

test('each link of the reset mail, in both parts, leads to a screen that takes it; the code has its field', async () => {
  const account = await makeAccount(stack)
  const page = await newPage()
  const { html, text } = await resetMail(page, account.email)
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
  const inText = [...text.matchAll(/https?:\/\/[^\s)]+/g)].map(([link]) => link)
  expect(inText).toEqual(inHtml)
  expect(inText.map((link) => new URL(link).pathname)).toEqual(['/reset-password', '/forgot-password'])

  await page.getByLabel('Code').fill('00000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('This code is wrong or has expired').waitFor()
  await page.getByLabel('Code').fill(/code (\d+)/.exec(text)?.[1] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('New password').fill('rivers and stones')
  await page.getByRole('button', { name: 'Update password' }).click()
  await page.getByText('Password updated successfully!').waitFor()
  await page.waitForURL(/\/login$/)
})

test('tokens that a link brings to the home page are gone at once, and open the form for a new password', async () => {
  const account = await makeAccount(stack)
  const page = await newPage()
  await page.goto(
    `${stack.url}/#access_token=${account.token}&refresh_token=none&expires_in=3600&token_type=bearer&type=recovery`,
  )
  await page.getByLabel('New password').waitFor()
  expect(await addressOf(page)).toBe('/reset-password')
  expect(await page.evaluate(() => localStorage.getItem('keytrail-session'))).toBeNull()
  await page.reload()
  await page.getByText('No access token found in reset link').waitFor()

  await page.goto(`${stack.url}/#error=access_denied&error_code=otp_expired&error_description=x`)
  await page.getByText('Password reset link has expired. Please request a new one.').waitFor()
  expect(await addressOf(page)).toBe('/login')
})

test('a link that confirms an address signs its owner in', async () => {
  const account = await makeAccount(stack)
  const page = await newPage()
  await page.goto(`${stack.url}/#access_token=${account.token}&refresh_token=none&type=signup`)
  await page.getByText('Your email address is confirmed').waitFor()
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  expect(await addressOf(page)).toBe('/dashboard')
})
