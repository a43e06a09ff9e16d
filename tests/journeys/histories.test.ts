import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inspect } from '../support/browser/inspect.ts'
import { providerEnvironment, storyTest } from '../support/browser/journey.ts'
import { savedTable, waitForOffline } from '../support/browser/screens.ts'
import { reach } from '../support/browser/show-screen.ts'
import { storeSession } from '../support/browser/sign-in.ts'
import { json, text } from '../support/providers/provider-reply.ts'
import { someVideos, videoPage } from '../support/providers/video-pages.ts'

const found = someVideos(1, 6)
const foundLater = [...someVideos(3, 3), ...someVideos(2, 2), ...someVideos(4, 8)]

const test = storyTest
  .override('stackEnvironment', providerEnvironment)
  .override('level', 'pro')
  .override('worksOffline', true)
  /** Offline, so that everything shown was already on the device. */
  .override('memberPage', async ({ page, site, account, server, providers }) => {
    providers.decide = ({ path, phrase }) => {
      if (phrase === 'empty answer') return text(200, '')
      if (!path.includes('general')) return null
      const asked = providers.requests.filter((other) => other.path === path)
      return json(videoPage(asked.length === 1 ? found : foundLater))
    }
    for (const country of ['', '', 'de', 'gb']) await server.search('oat milk', country)
    await server.search('empty answer')
    for (const phrase of ['matcha', 'matcha']) await server.checkPage(phrase)
    await storeSession(page, site, account)
    await page.goto('/key-phrase-search-history')
    await searches(page).nth(4).waitFor()
    await page.goto('/search-results-check-history')
    await checks(page).nth(1).waitFor()
    await waitForOffline(page)
    await page.reload()
    await page.context().setOffline(true)
    return page
  })

const searches = (page: Page) => page.getByRole('list', { name: 'Searches' }).getByRole('listitem')
const checks = (page: Page) => page.getByRole('list', { name: 'Checks' }).getByRole('listitem')

test('searches are available offline, filtered by the address', async ({ memberPage: page }) => {
  await page.goto('/key-phrase-search-history')
  await expect.poll(() => searches(page).count()).toBe(5)
  const all = await savedTable(page, page.getByRole('button', { name: 'Export CSV: all searches' }))
  expect(all.lines).toHaveLength(9)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Country').selectOption({ label: 'Germany' })
  await expect.poll(() => searches(page).count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('country')).toBe('de')
  await page.reload()
  await expect.poll(() => searches(page).count()).toBe(1)
  const shown = await savedTable(page, page.getByRole('button', { name: 'Export CSV: shown searches' }))
  expect(shown.lines).toHaveLength(3)
  expect(new Set(shown.lines.slice(1).map((line) => line[4]))).toEqual(new Set(['Germany']))
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('From').fill('2026-01-01')
  await page.getByLabel('Until').fill('2026-01-02')
  await page.getByText('No search matches').waitFor()
  await inspect(page, 'history-no-match')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => searches(page).count()).toBe(5)
})

test('a failed search shows why and can be repeated; two are compared', async ({ memberPage: page }) => {
  await reach(page, '/key-phrase-search-history')
  await page.locator('summary', { hasText: 'empty answer' }).click()
  await page.getByText('TikTok sent an empty answer. Your credit was refunded.').waitFor()
  await page.getByRole('button', { name: 'Repeat this search for 1 credit' }).waitFor()
  await page.locator('summary', { hasText: 'empty answer' }).click()
  await page.locator('summary', { hasText: 'Germany' }).click()
  await page.getByLabel('Compare with').selectOption({ index: 1 })
  const comparison = page.getByRole('table', { name: 'Comparison for oat milk' })
  await page.getByText('Nothing changed.').waitFor()
  expect(await comparison.count()).toBe(0)
  await page.getByRole('button', { name: 'Show 2 unchanged' }).click()
  expect(await comparison.getByText('Unchanged').count()).toBe(2)
  await inspect(page, 'history-compare')
})

test('a check is exported with its rows in the order shown', async ({ memberPage: page }) => {
  await reach(page, '/search-results-check-history')
  await page.getByRole('link', { name: 'matcha' }).first().click()
  await page.getByRole('button', { name: 'Rank 1: extra details' }).waitFor()
  for (const order of ['ascending', 'descending']) {
    await page.getByRole('button', { name: 'Rank', exact: true }).click()
    await page.locator(`th[aria-sort=${order}]`).waitFor()
  }
  const { lines } = await savedTable(page, page.getByRole('button', { name: 'Export CSV: matcha' }))
  expect(lines.slice(1).map(([rank]) => rank)).toEqual(['7', '6', '5', '4', '3', '2', '1'])
})
