import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { storyTest } from '../support/browser/journey.ts'
import { savedTable } from '../support/browser/screens.ts'

interface DemoServer {
  asked: URL[]
  answer: (keyword: string) => { status: number; body: unknown }
}

// The function is mocked, so only the browser counts the searches.
const test = storyTest
  .override('contextOptions', { serviceWorkers: 'block' })
  .extend('server', { scope: 'file' }, async ({ page, stack }) => {
    const server: DemoServer = {
      asked: [],
      answer: (keyword) => ({
        status: 200,
        body: { source: 'sample', data: [{ word: `${keyword} one` }, { word: `=${keyword}` }] },
      }),
    }
    await page.route('**/functions/v1/tiktok-search?*', async (route) => {
      const url = new URL(route.request().url())
      server.asked.push(url)
      expect(route.request().headers().authorization).toBe(`Bearer ${stack.keys.publishable}`)
      const { status, body } = server.answer(url.searchParams.get('keyword') ?? '')
      await route.fulfill({ status, json: body })
    })
    return server
  })

/** Expects the prices at the top, even after the pictures above them have loaded. */
async function expectPrices(page: Page): Promise<void> {
  await page.waitForURL('/#pricing')
  const pricesAt = () =>
    page.evaluate(() => document.getElementById('pricing')?.getBoundingClientRect().top ?? Number.NaN)
  await expect.poll(pricesAt).toBeLessThan(200)
  await page.waitForLoadState('networkidle')
  expect(await pricesAt()).toBeLessThan(200)
  expect(await pricesAt()).toBeGreaterThan(-1)
}

test('the landing page leads a visitor to results that can be exported', async ({ page, server }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Key phrase' }).fill('  100% #a/b  ')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('heading', { name: 'Search Results' }).waitFor()
  await page.getByText('Showing results for: 100% #a/b').waitFor()
  await page.getByText('Free Search Limit - 3 free searches per day').waitFor()
  await page.getByRole('table').waitFor()
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Keyword',
    'Location',
    'Seed Phrase',
  ])
  expect(server.asked.map((url) => Object.fromEntries(url.searchParams))).toEqual([
    { keyword: '100% #a/b', country: 'gb' },
  ])
  const { name, lines } = await savedTable(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(name).toBe('keytrail-search-results-100-a-b.csv')
  expect(lines).toEqual([
    ['Keyword', 'Location', 'Seed Phrase'],
    ['100% #a/b one', 'United Kingdom', '100% #a/b'],
    ["'=100% #a/b", 'United Kingdom', '100% #a/b'],
  ])
  await page.getByRole('link', { name: 'See pricing' }).click()
  await expectPrices(page)
})
