// Tracking is in keyboard.test.ts, the palette in palette.test.ts.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFocus, focusIsLost, pressKey, tabTo } from '../support/browser/by-keys.ts'
import { storyTest } from '../support/browser/journey.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { makeAccount, search } from '../support/stack/api.ts'
import { serverRows, trackElsewhere } from '../support/stack/tracking.ts'

const desktop = { viewport: { width: 1440, height: 900 } }

const test = storyTest.override('level', 'pro').override('contextOptions', desktop)

async function goTo(page: Page, name: string): Promise<void> {
  if (await focusIsLost(page)) await page.keyboard.press('Tab')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await tabTo(page, bar.getByRole('link', { name, exact: true }), 'Shift+Tab')
  await pressKey(page, 'Enter')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

test('signs in', async ({ page, stack, account }) => {
  await search(stack, account, 'oat milk')
  await search(stack, account, 'oat milk')
  await trackElsewhere(stack, account, 'oat milk')
  await page.goto('/login')
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(account.email)
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor()
})

test('searches, and opens the actions of a suggestion', async ({ page }) => {
  await goTo(page, 'Discover')
  await tabTo(page, page.getByLabel('Key phrase', { exact: true }))
  await page.keyboard.type('keyboard bread')
  await page.keyboard.press('Enter')
  await page.getByRole('table', { name: /keyboard bread/ }).waitFor()
  if (await focusIsLost(page)) await page.keyboard.press('Tab')
  const actions = page.getByRole('button', { name: /^Actions: / }).first()
  await tabTo(page, actions)
  await pressKey(page, 'Enter')
  await page.getByRole('dialog').waitFor()
  await pressKey(page, 'Escape')
  await expectFocus(actions, 'back at the suggestion')
})

test('checks a ranking', async ({ page }) => {
  await goTo(page, 'Discover')
  await tabTo(page, page.getByRole('radio', { name: 'Basic Search' }))
  await pressKey(page, 'ArrowLeft')
  expect(await page.getByRole('radio', { name: 'Who ranks' }).isChecked()).toBe(true)
  await tabTo(page, page.getByLabel('Key phrase', { exact: true }))
  await page.keyboard.type('keyboard cheese')
  await page.keyboard.press('Enter')
  await page.getByRole('table', { name: 'Ranking for keyboard cheese' }).waitFor()
  if (await focusIsLost(page)) await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('button', { name: 'Rank 1: extra details' }))
})

test('compares two searches of the history', async ({ page }) => {
  await goTo(page, 'History')
  const entry = page.locator('summary', { hasText: 'oat milk' }).first()
  await tabTo(page, entry)
  await pressKey(page, 'Enter')
  const others = page.getByLabel('Compare with')
  await tabTo(page, others)
  await pressKey(page, 'ArrowDown')
  const unchanged = page.getByRole('button', { name: /^Show \d+ unchanged$/ })
  await tabTo(page, unchanged)
  await page.keyboard.press('Enter')
  await page.getByRole('table', { name: 'Comparison for oat milk' }).waitFor()
})

test('turns quiet hours on under Alerts', async ({ page }) => {
  if (await focusIsLost(page)) await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Alerts/ }), 'Shift+Tab')
  await pressKey(page, 'Enter')
  await page.getByRole('heading', { name: 'Alerts', level: 1 }).waitFor()
  const notifications = page.getByRole('button', { name: /^Notifications/ })
  await tabTo(page, notifications)
  await pressKey(page, 'Enter')
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor()
  const quiet = page.getByRole('checkbox', { name: 'Quiet hours' })
  await tabTo(page, quiet)
  await pressKey(page, 'Space')
  await tabTo(page, page.getByLabel('Until'))
  await pressKey(page, 'Escape')
  await expectFocus(notifications, 'back where the sheet was opened')
})

test('switches an alert rule on, and adds one with another number', async ({ page, stack, account }) => {
  await tabTo(page, page.getByRole('checkbox', { name: 'Leaves the top 10' }))
  await pressKey(page, 'Space')
  await tabTo(page, page.locator('summary', { hasText: 'More alerts' }).last())
  await pressKey(page, 'Enter')
  await tabTo(page, page.getByLabel('Top', { exact: true }).last())
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('7')
  await pressKey(page, 'Enter')
  await page.getByRole('checkbox', { name: 'Enters the top 7', checked: true }).waitFor()
  const rules = () => serverRows(stack, account, 'alert_rules', 'select=kind,threshold&order=threshold')
  await expect.poll(rules).toEqual([
    { kind: 'enters_first', threshold: 7 },
    { kind: 'leaves_first', threshold: 10 },
  ])
})

test('changes the account, and cancels deleting it', async ({ page }) => {
  await goTo(page, 'Account')
  await tabTo(page, page.getByRole('checkbox', { name: 'Send me news about Keytrail by email' }))
  await pressKey(page, 'Space')
  await tabTo(page, page.getByRole('button', { name: 'Save Changes' }))
  await pressKey(page, 'Enter')
  await page.getByText('Profile updated successfully').waitFor()
  const del = page.getByRole('button', { name: 'Delete my account' })
  await tabTo(page, del)
  await pressKey(page, 'Enter')
  await page.getByRole('dialog').waitFor()
  await pressKey(page, 'Escape')
  await expectFocus(del, 'back where the dialog was opened')
})

test('pays for a plan', async ({ newContext, site, stack }) => {
  const page = await (await newContext(desktop)).newPage()
  await storeSession(page, site, await makeAccount(stack))
  await page.goto('/account')
  const upgrade = page.getByRole('link', { name: 'Upgrade to Premium' })
  await upgrade.waitFor()
  await page.keyboard.press('Tab')
  await tabTo(page, upgrade)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//)
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }))
  await page.keyboard.press('Enter')
  await page.getByText('Payment completed successfully!').first().waitFor()
})
