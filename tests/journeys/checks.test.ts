import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect } from '../support/browser/inspect.ts'
import { providerEnvironment, storyTest } from '../support/browser/journey.ts'
import { savedTable, waitForOffline } from '../support/browser/screens.ts'
import { html, json } from '../support/providers/provider-reply.ts'
import { makePage, someVideos, videoPage } from '../support/providers/video-pages.ts'

const test = storyTest
  .override('stackEnvironment', providerEnvironment)
  .override('level', 'pro')
  .override('worksOffline', true)
  .extend('creditsSpent', async ({ server }) => {
    const before = await server.creditsUsed()
    return async () => (await server.creditsUsed()) - before
  })

test('all five pages arrive, and a reload or a step back spends nothing more', async ({
  memberPage: page,
  creditsSpent,
  providers,
}) => {
  providers.decide = ({ cursor }) => json(makePage(cursor, 5))
  const spent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/tiktok-search-general')) spent.push(request.url())
  })
  const all = Array.from({ length: 60 }, (_, n) => String(n + 1))
  const ranks = page
    .getByRole('table', { name: 'Ranking for five pages' })
    .getByRole('button', { name: /^Rank \d+: extra details/ })
  const expectAll = () => expect.poll(() => ranks.allTextContents()).toEqual(all)
  await page.goto('/search-check')
  await page.getByText('This will use 1 of your 2,000 credits.').waitFor()
  await page.getByLabel('Key phrase').fill('five pages')
  await page.getByRole('combobox', { name: 'Pages', exact: true }).selectOption({ label: 'All pages' })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expectAll()
  await page.getByText('Fetching page').waitFor({ state: 'hidden' })
  expect(await creditsSpent()).toBe(5)

  const asked = spent.length
  await page.reload()
  await expectAll()
  await page.goto('/dashboard')
  await page.goBack()
  await expectAll()
  expect(spent).toHaveLength(asked)
  expect(await creditsSpent()).toBe(5)
})

/** The number of each country's first video; Britain and the USA share some videos. */
const firstVideo: Record<string, number> = { gb: 1, us: 5, ca: 100, au: 200, de: 300, fr: 400 }

const videosOf = ({ country }: { country: string | null }) => {
  const first = firstVideo[country ?? ''] ?? 1
  return json(videoPage(someVideos(first, first + 11)))
}

const address = '/search-check?keyword=oat+latte&country=all'
const row = (page: Page, country: string) =>
  page.getByRole('table', { name: 'Countries for oat latte' }).getByRole('row').filter({ hasText: country })
const cells = async (page: Page, country: string) =>
  (await row(page, country).getByRole('cell').allTextContents()).slice(1, 7)

test('checks the countries without a check of today, for a credit each; one fails and says why', async ({
  memberPage: page,
  providers,
  server,
  creditsSpent,
}) => {
  providers.decide = (request) => (request.country === 'de' ? html(200) : videosOf(request))
  await server.checkPage('oat latte')
  await page.goto('/search-check?keyword=oat+latte&country=gb')
  await page.getByRole('button', { name: 'Use it' }).click()
  await page.getByRole('link', { name: 'In all countries' }).click()
  await page.getByText('1 country has a check from the last 24 hours: free.').waitFor()
  await page.getByRole('button', { name: 'Check 5 countries for 5 credits' }).click()
  await row(page, 'Germany').getByText('Your credit was refunded.').waitFor()
  // The retry is offered once the other countries have finished.
  await page.getByRole('button', { name: 'Try again: Germany' }).waitFor()
  expect(await creditsSpent()).toBe(5)
  await expect.poll(() => cells(page, 'United Kingdom')).toEqual(['', '6', '0', '0', '–', '0'])
  await expect.poll(() => cells(page, 'United States')).toEqual(['6', '', '0', '0', '–', '0'])
  await expect.poll(() => cells(page, 'Germany')).toEqual(['–', '–', '–', '–', '', '–'])
  await inspect(page, 'countries-one-failed')
})

test('retries the failed country alone, after a reload too', async ({
  memberPage: page,
  providers,
  creditsSpent,
}) => {
  providers.decide = videosOf
  const asked = providers.requests.length
  await page.reload()
  await page.getByRole('button', { name: 'Try again: Germany' }).click()
  await expect.poll(() => cells(page, 'Germany')).toEqual(['0', '0', '0', '0', '', '0'])
  expect(new Set(providers.requests.slice(asked).map(({ country }) => country))).toEqual(new Set(['de']))
  expect(await creditsSpent()).toBe(1)
  await page.getByRole('button', { name: 'Check all again for 6 credits' }).waitFor()
})

test('opens and exports the table offline, and queues a repetition', async ({ memberPage: page }) => {
  await waitForOffline(page)
  await page.context().setOffline(true)
  await page.goto(address)
  await expect.poll(() => cells(page, 'United States')).toEqual(['6', '', '0', '0', '0', '0'])
  const saved = await savedTable(page, page.getByRole('button', { name: 'Export CSV: oat latte' }))
  expect(saved.name).toMatch(/^oat-latte-countries-.*\.csv$/)
  const [header, britain] = saved.lines
  expect(header?.slice(0, 4)).toEqual(['Country', 'Your position', 'Also in GB', 'Also in US'])
  expect(britain?.slice(0, 4)).toEqual(['United Kingdom', '', '', '6'])

  await page.getByRole('button', { name: 'Check all again for 6 credits' }).click()
  await expect.poll(() => page.getByText('Waiting for connection').count()).toBe(6)
  for (const country of ['United Kingdom', 'United States', 'Canada', 'Australia', 'Germany', 'France'])
    await page.getByRole('button', { name: `Cancel: ${country}` }).click()
  await page.context().setOffline(false)
})
