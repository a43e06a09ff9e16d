import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { searchField } from '../support/browser/basic-search.ts'
import { batchPanel, fillPhrases, openSearches } from '../support/browser/batch-panel.ts'
import { storyTest } from '../support/browser/journey.ts'
import { waitForOffline } from '../support/browser/screens.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { creditsUsed } from '../support/stack/api.ts'

const test = storyTest
  .override('level', 'pro')
  .extend('device', { scope: 'file' }, async ({ profile, stack, account }) => {
    const page = await profile.open()
    await storeSession(page, stack.url, account)
    await openSearches(page, stack, account)
    await waitForOffline(page)
    await page.goto('/search-multi')
    await page.getByLabel('Country').waitFor()
    return profile
  })
async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.goto('/dashboard')
}

test('three searches queued offline run once the browser reopens online: three credits', async ({
  device,
  stack,
  account,
}) => {
  let { page } = device
  await goOffline(page)
  await (await searchField(page)).fill('train shoes')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'Waiting for connection' }).waitFor()
  await page.goto('/dashboard')
  await fillPhrases(page, 'tunnel\nbridge')
  await batchPanel(page).getByRole('button', { name: 'Search 2 phrases' }).click()
  await page.getByRole('button', { name: 'Cancel all 2' }).waitFor()
  expect(await page.getByText('Waiting for connection').count()).toBe(2)
  const batch = page.url()

  page = await device.open()
  await page.goto(batch)
  await page.getByText('Searches used this month: 3/2,000').waitFor()
  await page.getByRole('table').waitFor()
  await page
    .getByRole('row', { name: /tunnel/ })
    .first()
    .waitFor()
  await page
    .getByRole('row', { name: /bridge/ })
    .first()
    .waitFor()
  await page.goto('/search?q=train+shoes')
  await page.getByRole('table').waitFor()
  expect(await creditsUsed(stack, account)).toBe(3)
})
