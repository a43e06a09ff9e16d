import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { demoTest, phone } from '../support/browser/journey.ts'

const test = demoTest.override('contextOptions', {
  viewport: phone,
  forcedColors: 'active',
  reducedMotion: 'reduce',
})

const readBackgrounds = (all: Locator) =>
  all.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor))

test('the current screen, the kind and the days of a history are distinguishable', async ({
  memberPage: page,
}) => {
  await page.goto('/search-results-check-history?tracker=1')
  const days = page.locator('main li a > span[aria-hidden]')
  await days.first().waitFor()
  expect(new Set(await readBackgrounds(days)).size, 'shades of days').toBeGreaterThan(2)
  const tabs = await readBackgrounds(page.getByRole('navigation', { name: 'Tabs' }).getByRole('link'))
  expect(tabs.filter((ground) => ground === tabs[0])).toHaveLength(4)
})

test('search matches are distinguishable', async ({ memberPage: page }) => {
  await page.goto('/search')
  const modes = page.locator('main fieldset label')
  await modes.first().waitFor()
  const [chosen, ...others] = await readBackgrounds(modes)
  expect(new Set(others).size).toBe(1)
  expect(others).not.toContain(chosen)
})
