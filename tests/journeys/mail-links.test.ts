import { expect } from 'vitest'
import { inspect } from '../support/browser/inspect.ts'
import { test } from '../support/browser/journey.ts'
import { call } from '../support/stack/api.ts'

test('the reset mail has the same links in both parts, and its link sets a new password, once', async ({
  page,
  stack,
  account,
}) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(account.email)
  await page.getByRole('button', { name: 'Send reset instructions' }).click()
  await page.getByLabel('Code').waitFor()
  const { body } = await call(stack, 'GET', '/sandbox/mail.json')
  const { html, text } = body.find(({ to }: { to: string }) => to === account.email)
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)
  const inText = [...text.matchAll(/https?:\/\/[^\s)]+/g)].map(([link]) => link)
  expect(inText).toEqual(inHtml)
  expect(inText.map((link) => new URL(link).pathname)).toEqual(['/reset-password', '/forgot-password'])

  await page.goto(inText[0])
  await page.getByLabel('New password').waitFor()
  expect(await page.evaluate(() => location.pathname + location.search)).toBe('/reset-password')
  expect(await page.evaluate(() => localStorage.getItem('keytrail-session'))).toBeNull()
  await inspect(page, 'reset-password')
  await page.getByLabel('New password').fill('rivers and stones')
  await page.getByRole('button', { name: 'Update password' }).click()
  await page.getByText('Password updated successfully!').waitFor()
  await page.waitForURL(/\/login$/)
  await page.goto(inText[0])
  await page.getByText('Invalid or expired reset link').waitFor()
})
