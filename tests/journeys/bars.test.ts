import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoTest, onPhone, phone } from '../support/browser/journey.ts'
import { allChecks } from '../support/browser/key-phrase-page.ts'

const test = demoTest.override('contextOptions', onPhone)

const pinned = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, left } = getComputedStyle(element)
        const stays = position === 'fixed' || (position === 'sticky' && left === 'auto')
        return (
          stays && element.checkVisibility({ visibilityProperty: true }) && !element.matches('a[href^="#"]')
        )
      })
      .map((element) => element.getAttribute('aria-label') ?? element.tagName.toLowerCase()),
  )

test('the strip about a running transfer ends above the heading', async ({ memberPage: page }) => {
  await page.route('**/rest/v1/rpc/pull_changes', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto('/dashboard')
  const strip = page.getByRole('status').filter({ hasText: / of [\d,]+/ })
  await strip.waitFor()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  const [above, below] = await Promise.all([strip.boundingBox(), heading.boundingBox()])
  if (above && below) expect(above.y + above.height).toBeLessThanOrEqual(below.y)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a short screen ends at the tabs', async ({ memberPage: page }) => {
  await page.goto('/share')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(phone.height)
})

test('opening a result moves nothing above it, and the bar with the user’s rank makes room', async ({
  memberPage: page,
}) => {
  await page.goto('/rank-tracking')
  // The user's video is at rank 12 for this phrase every day, one screenful above rank 30.
  await page.getByRole('link', { name: 'marathon training plan' }).first().click()
  await allChecks(page)
  await page.getByRole('button', { name: 'Show all 36' }).click()
  const row = page.getByRole('button', { name: 'Rank 30: extra details' })
  await row.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const bar = page.getByRole('button', { name: /^You: 12 / })
  await bar.waitFor()
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  const [place, end, before] = await Promise.all([bar, tabs, row].map((target) => target.boundingBox()))
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0)
  await row.click()
  await page
    .getByRole('table')
    .getByRole('button', { name: /^Follow @/ })
    .waitFor()
  expect((await row.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0)
  expect(await bar.isVisible()).toBe(false)
})

test('below a height of 500 px only the tabs stay in place', async ({ memberPage: page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  expect(await pinned(page)).toEqual(['Tabs'])
  for (const path of ['/dashboard', '/rank-tracking']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await pinned(page), path).toEqual(['Tabs'])
  }
})
