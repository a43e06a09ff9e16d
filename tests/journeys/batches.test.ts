import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { batchEnded, phraseLines, startBatch } from '../support/browser/batch-panel.ts'
import { providerEnvironment, storyTest } from '../support/browser/journey.ts'
import type { ProviderServer } from '../support/providers/provider-server.ts'

const test = storyTest
  .override('stackEnvironment', providerEnvironment)
  .override('level', 'pro')
  .extend('dashboard', { scope: 'file' }, async ({ memberPage, server }) => {
    // The dashboard of a new pro account offers no searches until the user tracks a phrase.
    await server.track('a tracked phrase')
    await memberPage.goto('/dashboard')
    await memberPage.getByText('0 of 2,000 used').waitFor()
    return memberPage
  })

async function toDashboard(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor()
}

const rows = (page: Page) => page.getByRole('table').getByRole('row')
const asked = (providers: ProviderServer) => providers.requests.length

test('an address alone spends nothing and prices missing phrases', async ({ dashboard: page, server }) => {
  const used = await server.creditsUsed()
  await toDashboard(page)
  await startBatch(page, 'alpha\nbeta')
  await batchEnded(page)
  await page.goto(`/search-multi?q=alpha%0Agamma%0Adelta&country=gb`)
  await page.getByText('1 of 3 phrases are on this device.').waitFor()
  expect(await server.creditsUsed()).toBe(used + 2)
  await page.getByRole('button', { name: 'Fetch the other 2 (2 credits)' }).click()
  await page.getByText(`Searches used this month: ${used + 4}/2,000`).waitFor()
  await expect.poll(() => rows(page).count()).toBe(7)
  expect(await server.creditsUsed()).toBe(used + 4)
  await page.goto(`/search-multi`)
  await page.getByText('Each phrase uses 1 credit.').waitFor()
  expect(await server.creditsUsed()).toBe(used + 4)
})

test('selected keywords of the merged view are copied and taken to tracking', async ({ dashboard: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await toDashboard(page)
  await startBatch(page, 'Fold\nfold\nother')
  await batchEnded(page)
  await page.getByLabel('Merged').check()
  await page.getByRole('checkbox').first().waitFor()
  await page.getByLabel('Filter keywords').fill('FOLD')
  await page.getByText('2 suggestions').waitFor()
  await page.getByRole('button', { name: 'Select all' }).click()
  const bar = page.getByRole('toolbar', { name: '2 selected' })
  await bar.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied 2 keywords').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Fold first\nFold second')
  await bar.getByRole('button', { name: 'Track' }).click()
  await page.waitForURL(/rank-tracking/)
  const url = new URL(page.url())
  expect(url.searchParams.get('add')).toBe('Fold first\nFold second')
  expect(url.searchParams.get('country')).toBe('gb')
})

test('/search with several lines runs a basic search of each', async ({ dashboard: page, server }) => {
  const used = await server.creditsUsed()
  await page.goto(`/search?q=${encodeURIComponent('one\n\ntwo')}`)
  await page.getByRole('button', { name: 'Search for 2 credits' }).click()
  await batchEnded(page)
  await page.getByRole('heading', { name: 'Others Searched For results' }).waitFor()
  await page.getByText(`Searches used this month: ${used + 2}/2,000`).waitFor()
  await expect.poll(() => rows(page).count()).toBe(5)
})

test('cancelling keeps running searches; the rest can resume; a reload spends nothing twice', async ({
  dashboard: page,
  providers,
  server,
}) => {
  // Phrases 10 to 19 and 30 to 39 wait for this reply, so that no run ends before it is interrupted.
  let answer = Promise.withResolvers<null>()
  providers.decide = ({ phrase }) => (/[13]\d$/.test(phrase) ? answer.promise : null)
  const [used, before] = [await server.creditsUsed(), asked(providers)]
  await toDashboard(page)
  await startBatch(page, phraseLines(50, 'halt'))
  await expect.poll(() => rows(page).count()).toBe(21)
  await page.getByRole('button', { name: 'Cancel' }).click()
  answer.resolve(null)
  const go = page.getByRole('button', { name: 'Continue (30 left, 30 credits)' })
  await go.waitFor()
  answer = Promise.withResolvers()
  await page.reload()
  await go.waitFor()
  expect(await server.creditsUsed()).toBe(used + 20)
  await go.click()
  await expect.poll(() => rows(page).count()).toBe(61)
  // The server asks again after eight seconds without a reply, so the reply must not wait for the whole load.
  await page.reload({ waitUntil: 'commit' })
  answer.resolve(null)
  await page.getByRole('button', { name: /^Continue \(\d+ left/ }).click()
  await page.getByText(`Searches used this month: ${used + 50}/2,000`).waitFor()
  await expect.poll(() => rows(page).count()).toBe(101)
  expect(asked(providers) - before).toBe(50)
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('failed phrases are listed with the reason, cost nothing and can be retried', async ({
  dashboard: page,
  providers,
  server,
}) => {
  const used = await server.creditsUsed()
  await toDashboard(page)
  await startBatch(page, 'fine\nvariant status-500\nalso fine')
  await page.getByText('1 phrase was not fetched').waitFor()
  await expect.poll(() => rows(page).count()).toBe(5)
  expect(await server.creditsUsed()).toBe(used + 2)
  await page.getByText('Your credit was refunded').waitFor()
  const before = asked(providers)
  await page.getByRole('button', { name: 'Try again: variant status-500' }).click()
  await batchEnded(page)
  await page.getByText('1 phrase was not fetched').waitFor()
  expect(asked(providers)).toBeGreaterThan(before)
  expect(await server.creditsUsed()).toBe(used + 2)
})
