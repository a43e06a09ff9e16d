import { expect } from 'vitest'
import { test } from '../support/browser/journey.ts'
import { savedTable } from '../support/browser/screens.ts'

test('the landing page leads a visitor to results that can be exported, and back to the prices', async ({
  page,
  stack,
}) => {
  // The function is mocked, so only the browser counts the searches.
  await page.route('**/functions/v1/tiktok-search?*', async (route) => {
    expect(route.request().headers().authorization).toBe(`Bearer ${stack.keys.publishable}`)
    const { searchParams } = new URL(route.request().url())
    expect(Object.fromEntries(searchParams)).toEqual({ keyword: '100% #a/b', country: 'gb' })
    await route.fulfill({ json: { source: 'sample', data: [{ word: '=1' }] } })
  })
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Key phrase' }).fill('  100% #a/b  ')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('Free Search Limit - 3 free searches per day').waitFor()
  const { name, lines } = await savedTable(page, page.getByRole('button', { name: 'Export CSV' }))
  expect(name).toBe('keytrail-search-results-100-a-b.csv')
  expect(lines.slice(1)).toEqual([["'=1", 'United Kingdom', '100% #a/b']])

  await page.getByRole('link', { name: 'See pricing' }).click()
  await page.waitForURL('/#pricing')
  const pricesAt = () => page.locator('#pricing').evaluate((prices) => prices.getBoundingClientRect().top)
  await expect.poll(pricesAt).toBeLessThan(200)
  // Pictures above the prices may still load.
  await page.waitForLoadState('networkidle')
  expect(await pricesAt()).toBeLessThan(200)
  expect(await pricesAt()).toBeGreaterThan(-1)
})
