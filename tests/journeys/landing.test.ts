import { expect } from 'vitest'
import { onPhone, test } from '../support/browser/journey.ts'

test('the landing page on a phone: under 4,000 px, a sign-up link at every step, pictures in its theme', async ({
  newContext,
}) => {
  for (const [theme, colorScheme] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    const context = await newContext({ ...onPhone, colorScheme })
    const page = await context.newPage()
    if (theme !== colorScheme)
      await page.addInitScript((chosen) => localStorage.setItem('keytrail-theme', chosen), theme)
    const asked: string[] = []
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThan(4_000)
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((y) => scrollTo(0, y), top)
      const box = () => page.getByRole('banner').getByRole('link', { name: 'Sign up' }).boundingBox()
      await expect.poll(async () => (await box())?.y, { message: `at ${top}` }).toBeLessThan(100)
      expect((await box())?.height).toBeGreaterThanOrEqual(44)
    }
    await expect.poll(() => asked).toContain(`/screenshots/dashboard-${theme}-phone.webp`)
    const pictures = asked.filter((path) => path.startsWith('/screenshots/'))
    expect(pictures.filter((path) => !path.includes(`-${theme}-`))).toEqual([])
    expect(pictures.filter((path) => /-(960|1440)\.webp$/.test(path))).toEqual([])
    await context.close()
  }
})

test('an example links to the searches around it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('list', { name: 'Examples' }).getByRole('link', { name: 'running shoes' }).click()
  await page.getByRole('table').waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('running shoes')
})

test('the results of a visitor lead to the prices of the landing page', async ({ page }) => {
  // Mocked, because the server limits the searches from one network address.
  await page.route('**/functions/v1/tiktok-search?*', (route) =>
    route.fulfill({ json: { source: 'sample', data: [{ word: 'matcha latte' }] } }),
  )
  await page.goto('/search-results-demo?q=matcha')
  await page.getByRole('link', { name: 'See pricing' }).click()
  await page.waitForURL('/#pricing')
  const pricesAt = () => page.locator('#pricing').evaluate((prices) => prices.getBoundingClientRect().top)
  await expect.poll(pricesAt).toBeLessThan(200)
  // Pictures above the prices may still be loading and could move them.
  await page.waitForLoadState('networkidle')
  expect(await pricesAt()).toBeLessThan(200)
  expect(await pricesAt()).toBeGreaterThan(-1)
})
