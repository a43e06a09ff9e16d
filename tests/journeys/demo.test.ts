import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { savedTable } from '../support/screens.ts'
import { type RunningStack, startStack } from '../support/stack.ts'

// The browser's side of the visitor's limit: the function is played here, so that only these counters count.
let stack: RunningStack
let browser: Browser
let context: BrowserContext
let page: Page
let asked: URL[]
let answer: (keyword: string) => { status: number; body: unknown }

beforeAll(async () => {
  stack = await startStack()
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await stack.remove()
})

beforeEach(async () => {
  await context?.close()
  context = await browser.newContext({ acceptDownloads: true, serviceWorkers: 'block' })
  page = await context.newPage()
  asked = []
  answer = (keyword) => ({
    status: 200,
    body: { source: 'sample', data: [{ word: `${keyword} one` }, { word: `=${keyword}` }] },
  })
  await page.route('**/functions/v1/tiktok-search?*', async (route) => {
    const url = new URL(route.request().url())
    asked.push(url)
    expect(route.request().headers().authorization).toBe(`Bearer ${stack.keys.publishable}`)
    const { status, body } = answer(url.searchParams.get('keyword') ?? '')
    await route.fulfill({ status, json: body })
  })
})

const dialog = () => page.getByRole('dialog', { name: 'Daily Search Limit Reached' })

async function searchFor(keyword: string): Promise<void> {
  await page.goto(`${stack.url}/search-results-demo?q=${encodeURIComponent(keyword)}`)
}

test('the landing page leads a visitor to results that can be exported', async () => {
  await page.goto(stack.url)
  await page.getByLabel('Keyword').fill('  100% #a/b  ')
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
  expect(asked.map((url) => Object.fromEntries(url.searchParams))).toEqual([
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
  await page.waitForURL(`${stack.url}/#pricing`)
})

test('the fourth search of a day opens the dialog, which closes to the prices', async () => {
  for (const keyword of ['one', 'two', 'three']) {
    await searchFor(keyword)
    await page.getByRole('table').waitFor()
  }
  await searchFor('four')
  await dialog().waitFor()
  expect(await dialog().getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/signup')
  expect(asked).toHaveLength(3)
  await page.keyboard.press('Escape')
  await page.waitForURL(`${stack.url}/#pricing`)

  // Either counter alone still holds.
  await page.evaluate(() => localStorage.clear())
  await searchFor('five')
  await dialog().waitFor()
  const storage = await page.evaluate(() => localStorage.getItem('search_usage_data'))
  expect(storage).toBeNull()
  expect(asked).toHaveLength(3)
})

test('the same keyword within five minutes costs nothing', async () => {
  await searchFor('tea')
  await page.getByRole('table').waitFor()
  for (const keyword of ['coffee', 'tea', 'coffee', 'tea']) {
    await page.getByLabel('Try another keyword').fill(keyword)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('row', { name: `${keyword} one` }).waitFor()
  }
  expect(asked).toHaveLength(2)
  expect((await context.cookies()).find(({ name }) => name === 'search_usage')?.value).toBe('2')
})

test('the server’s own refusal opens the dialog; a failure, nothing found and no keyword look like what they are', async () => {
  answer = () => ({ status: 402, body: { error: { code: 'credits_exhausted', message: 'Enough' } } })
  await searchFor('refused')
  await dialog().waitFor()
  answer = () => ({ status: 502, body: { error: { code: 'upstream_blocked', message: 'Blocked' } } })
  await searchFor('broken')
  await page.getByText('Failed to fetch results. Please try again.').waitFor()
  answer = () => ({ status: 200, body: { source: 'tiktok', data: [] } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('No results found').waitFor()
  const before = asked.length
  await page.goto(`${stack.url}/search-results-demo`)
  await page.getByLabel('Try another keyword').waitFor()
  expect(asked).toHaveLength(before)
})
