import { expect } from 'vitest'
import { searchField } from '../support/browser/basic-search.ts'
import { batchEnded, openSearches, phraseLines, startBatch } from '../support/browser/batch-panel.ts'
import { storyTest } from '../support/browser/journey.ts'
import { signIn, storeSession } from '../support/browser/sign-in.ts'
import { countOnDevice } from '../support/device/device-store.ts'
import { creditsUsed, makeAccount } from '../support/stack/api.ts'

const test = storyTest
  .override('site', ({ proxy }) => proxy.url)
  .override('memberPage', async ({ page, site, account }) => {
    await signIn(page, site, account)
    await page.getByText('0 of 3 used').waitFor()
    return page
  })

test('a search whose response is lost after the commit is retried for the same credit', async ({
  memberPage: page,
  stack,
  account,
  proxy,
}) => {
  await page.goto('/dashboard')
  // The browser itself retries a GET if its connection closes, so responses are lost until the search waits for a retry
  // or a pull has delivered its results.
  proxy.decide = ({ path }) => (path.includes('/functions/v1/') ? 'lose' : 'none')
  await (await searchField(page)).fill('lost and found')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const table = page.getByRole('table')
  await expect
    .poll(async () => (await countOnDevice(page, '$outbox')) === 1 || (await table.isVisible()))
    .toBe(true)
  proxy.decide = () => 'none'
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await table.waitFor()
  await expect.poll(() => countOnDevice(page, '$outbox')).toBe(0)
  expect(await creditsUsed(stack, account)).toBe(1)
})

test('an interrupted search is in the history once, for one credit', async ({
  memberPage: page,
  stack,
  account,
  proxy,
}) => {
  await page.goto('/dashboard')
  proxy.decide = ({ path }) => (path.includes('/functions/v1/') ? 'lose' : 'none')
  await (await searchField(page)).fill('left half-way')
  proxy.seen.length = 0
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('heading', { name: 'Others Searched For results' }).waitFor()
  await expect.poll(() => proxy.seen.some(({ path }) => path.includes('/functions/v1/'))).toBe(true)
  await page.goto('/key-phrase-search-history')
  proxy.decide = () => 'none'
  await page.locator('summary', { hasText: 'left half-way' }).waitFor()
  expect(await page.locator('summary', { hasText: 'left half-way' }).count()).toBe(1)
  expect(await creditsUsed(stack, account)).toBe(2)
})

test('a batch whose responses are lost after the commit waits and is retried for the same credits', async ({
  newContext,
  site,
  stack,
  proxy,
}) => {
  const payer = await makeAccount(stack, { level: 'pro' })
  const screen = await (await newContext()).newPage()
  await storeSession(screen, site, payer)
  await openSearches(screen, stack, payer)
  proxy.decide = ({ path }) => (path.includes('/functions/v1/') ? 'lose' : 'none')
  await startBatch(screen, phraseLines(8, 'lost'))
  await batchEnded(screen)
  const waiting = screen.getByText('Waiting for connection', { exact: true })
  await expect.poll(() => waiting.count()).toBe(8)
  expect(await creditsUsed(stack, payer)).toBe(8)
  proxy.decide = () => 'none'
  await screen.evaluate(() => dispatchEvent(new Event('online')))
  await screen.getByRole('table').waitFor()
  await expect.poll(() => waiting.count()).toBe(0)
  expect(await creditsUsed(stack, payer)).toBe(8)
})
