import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect } from '../support/browser/inspect.ts'
import { test } from '../support/browser/journey.ts'
import { call } from '../support/stack/api.ts'
import type { RunningStack } from '../support/stack/stack.ts'

const readAddress = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash)

async function resetMail(
  page: Page,
  stack: RunningStack,
  email: string,
): Promise<{ html: string; text: string }> {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset instructions' }).click()
  await page.getByLabel('Code').waitFor()
  const { body } = await call(stack, 'GET', '/sandbox/mail.json')
  return body.find(({ to }: { to: string }) => to === email)
}

test('each link of the reset mail, in both parts, opens a screen that accepts it; the code has its field', async ({
  page,
  stack,
  account,
}) => {
  const { html, text } = await resetMail(page, stack, account.email)
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

test('tokens in a link to the home page are removed at once, and open the form for a new password', async ({
  page,
  account,
}) => {
  await page.goto(
    `/#access_token=${account.token}&refresh_token=none&expires_in=3600&token_type=bearer&type=recovery`,
  )
  await page.getByLabel('New password').waitFor()
  expect(await readAddress(page)).toBe('/reset-password')
  expect(await page.evaluate(() => localStorage.getItem('keytrail-session'))).toBeNull()
  await inspect(page, 'reset-password')
  await page.reload()
  await page.getByText('No access token found in reset link').waitFor()

  await page.goto(`/#error=access_denied&error_code=otp_expired&error_description=x`)
  await page.getByText('Password reset link has expired. Please request a new one.').waitFor()
  expect(await readAddress(page)).toBe('/login')
})

test('a confirmation link asks before it signs in if the account was not created in this browser', async ({
  page,
  account,
}) => {
  await page.goto(`/#access_token=${account.token}&refresh_token=none&type=signup`)
  await page.getByText(`It signs you in as ${account.email}`).waitFor()
  await inspect(page, 'sign-in-question')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Your email address is confirmed').waitFor()
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
  expect(await readAddress(page)).toBe('/dashboard')
})
