import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  batchEnded,
  batchPanel,
  fillPhrases,
  openSearches,
  phraseLines,
  startBatch,
} from '../support/browser/batch-panel.ts'
import { providerEnvironment, storyTest } from '../support/browser/journey.ts'
import { signIn } from '../support/browser/sign-in.ts'
import type { ProviderServer } from '../support/providers/provider-server.ts'
import { call, creditsUsed, makeAccount } from '../support/stack/api.ts'

// Long enough that a batch is still running when the user leaves it.
const delayMs = 700

const test = storyTest
  .override('stackEnvironment', providerEnvironment)
  .override('providerDelayMs', { scope: 'file' }, () => delayMs)
  .override('level', 'pro')
  .extend('dashboard', { scope: 'file' }, ({ memberPage, stack, account }) =>
    openSearches(memberPage, stack, account),
  )

const rows = (page: Page) => page.getByRole('table').getByRole('row')
const asked = (providers: ProviderServer) => providers.requests.length

test('cancelling keeps running searches; the rest can resume; a reload spends nothing twice', async ({
  dashboard: page,
  providers,
  stack,
  account,
}) => {
  const before = asked(providers)
  await startBatch(page, phraseLines(40, 'halt'))
  await page.getByRole('table').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const go = page.getByRole('button', { name: /^Continue \(\d+ left, \d+ credits\)$/ })
  await go.waitFor()
  // The screen's count lags behind the end of the run.
  const shownLeft = async () => Number(/\d+/.exec((await go.textContent()) ?? '')?.[0])
  await expect.poll(async () => (await shownLeft()) + (await creditsUsed(stack, account))).toBe(40)
  const left = await shownLeft()
  expect(left).toBeGreaterThan(0)
  await page.reload()
  await go.waitFor()
  expect(await creditsUsed(stack, account)).toBe(40 - left)
  await go.click()
  await expect.poll(() => rows(page).count()).toBeGreaterThan(1 + 2 * (40 - left))
  await page.reload()
  await go.click()
  await page.getByText('Searches used this month: 40/2,000').waitFor()
  await expect.poll(() => rows(page).count()).toBe(81)
  expect(asked(providers) - before).toBe(40)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('leaving ends it without a prompt', async ({ dashboard: page, providers, stack, account }) => {
  const used = await creditsUsed(stack, account)
  const before = asked(providers)
  await page.goto('/dashboard')
  await startBatch(page, phraseLines(40, 'left'))
  await page.getByRole('table').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
  await page.waitForTimeout(3 * delayMs)
  await expect
    .poll(async () => asked(providers) - before - ((await creditsUsed(stack, account)) - used))
    .toBe(0)
  expect(await creditsUsed(stack, account)).toBeLessThan(used + 40)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('failed phrases are listed with the reason, cost nothing and can be retried', async ({
  dashboard: page,
  providers,
  stack,
  account,
}) => {
  const used = await creditsUsed(stack, account)
  await startBatch(page, 'fine\nvariant status-500\nalso fine')
  await page.getByText('1 phrase was not fetched').waitFor()
  await expect.poll(() => rows(page).count()).toBe(5)
  expect(await creditsUsed(stack, account)).toBe(used + 2)
  await page.getByText('Your credit was refunded').waitFor()
  const before = asked(providers)
  await page.getByRole('button', { name: 'Try again: variant status-500' }).click()
  await batchEnded(page)
  await page.getByText('1 phrase was not fetched').waitFor()
  expect(asked(providers)).toBeGreaterThan(before)
  expect(await creditsUsed(stack, account)).toBe(used + 2)
})

test('50 phrases with 10 credits left keep 10 results and open the dialog', async ({ page, stack, site }) => {
  const account = await makeAccount(stack, { level: 'premium' })
  const secret = { apikey: stack.keys.secret, authorization: `Bearer ${stack.keys.secret}` }
  const spent = Array.from({ length: 490 }, (_, n) => ({
    id: crypto.randomUUID(),
    user_id: account.id,
    search_term: `old ${n}`,
    search_type: 'basic',
    country: 'gb',
    state: 'done',
    source: 'sample',
  }))
  const body = spent.map((row) => ({ ...row, search_id: row.id }))
  const filled = await call(stack, 'POST', '/rest/v1/search_history', { headers: secret, body })
  expect(filled.status, JSON.stringify(filled.body)).toBe(201)
  await signIn(page, site, account)
  await page.getByText('490 of 500 used').waitFor()
  await fillPhrases(page, phraseLines(50, 'edge'))
  await batchPanel(page).getByText('You have 10 credits left, so 10 of 50 phrases will run.').waitFor()
  await batchPanel(page).getByRole('button', { name: 'Search 50 phrases' }).click()
  const dialog = page.getByRole('dialog', { name: 'Daily Search Limit Reached' })
  await dialog.waitFor()
  expect(await creditsUsed(stack, account)).toBe(500)
  await page.keyboard.press('Escape')
  await page.waitForURL(`${stack.url}/`)
  await page.goBack()
  await page.getByRole('button', { name: 'Continue (40 left, 40 credits)' }).waitFor()
  await expect.poll(() => rows(page).count()).toBe(21)
  await page.goto(`/dashboard`)
  await page.getByText(/^All 500 credits are used\./).waitFor()
  await batchPanel(page).waitFor({ state: 'detached' })
})
