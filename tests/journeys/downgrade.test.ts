import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addKeyPhrase, call, makeAccount } from '../support/api.ts'
import { launchChromium } from '../support/chromium.ts'
import { beginCheckout, levelOf, openPortal, press } from '../support/payments.ts'
import { signInOnScreen } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

let stack: RunningStack
let browser: Browser
let page: Page

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
  page = await browser.newPage()
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

test('a smaller plan pauses the newest key phrases above its limit, and says so', async () => {
  const account = await makeAccount(stack)
  await press(await beginCheckout(stack, account, 'pro'), 'pay')
  await expect.poll(() => levelOf(stack, account), { timeout: 15_000 }).toBe('pro')
  const names = Array.from({ length: 12 }, (_, n) => `phrase ${String(n + 1).padStart(2, '0')}`)
  for (const keyword of names) await addKeyPhrase(stack, account, { keyword, account_name: 'ada' })

  await press(await openPortal(stack, account), 'change')
  await expect.poll(() => levelOf(stack, account), { timeout: 15_000 }).toBe('premium')
  const { body } = await call(
    stack,
    'GET',
    '/rest/v1/keywords?select=keyword,status,paused_by_plan&order=keyword',
    {
      token: account.token,
    },
  )
  const paused = body.filter((row: { status: boolean }) => !row.status)
  expect(paused).toEqual(names.slice(10).map((keyword) => ({ keyword, status: false, paused_by_plan: true })))

  await signInOnScreen(page, stack.url, account)
  await page.goto(`${stack.url}/rank-tracking`)
  await expect.poll(() => page.getByText('Paused by your plan').count(), { timeout: 30_000 }).toBe(2)
})
