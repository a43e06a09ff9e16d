import { expect } from 'vitest'
import { test } from '../support/browser/journey.ts'

test('the results of a visitor lead to the prices of the landing page', async ({ page }) => {
  // Mocked, because the server counts the searches of an address.
  await page.route('**/functions/v1/tiktok-search?*', (route) =>
    route.fulfill({ json: { source: 'sample', data: [{ word: 'matcha latte' }] } }),
  )
  await page.goto('/search-results-demo?q=matcha')
  await page.getByRole('link', { name: 'See pricing' }).click()
  await page.waitForURL('/#pricing')
  const pricesAt = () => page.locator('#pricing').evaluate((prices) => prices.getBoundingClientRect().top)
  await expect.poll(pricesAt).toBeLessThan(200)
  // Pictures above the prices may still load.
  await page.waitForLoadState('networkidle')
  expect(await pricesAt()).toBeLessThan(200)
  expect(await pricesAt()).toBeGreaterThan(-1)
})
