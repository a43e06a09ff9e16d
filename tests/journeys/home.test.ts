import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFocus } from '../support/browser/by-keys.ts'
import { desktop, phone, wholeDemoTest } from '../support/browser/journey.ts'
import { layoutShift } from '../support/browser/layout-shifts.ts'
import { standsStill } from '../support/browser/still.ts'

const test = wholeDemoTest.override('contextOptions', { viewport: desktop })

const headline = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome, .+ Changes since / })
const rows = (page: Page) => page.getByRole('table', { name: 'Where you stand' }).getByRole('rowheader')

async function open(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await page.goto('/dashboard')
  await headline(page).waitFor()
}

test('nothing jumps, and the keyboard leads from its rows to a key phrase', async ({ memberPage: page }) => {
  await open(page, desktop)
  await page.getByRole('slider', { name: 'Position over time, line chart' }).locator('canvas').waitFor()
  await standsStill(page)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  await rows(page).first().getByRole('link').focus()
  await page.keyboard.press('ArrowDown')
  const second = rows(page).nth(1).getByRole('link')
  await expectFocus(second)
  const href = await second.getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${href}`)
})

test('no desktop column is empty for more than 200 px of the first screen', async ({ memberPage: page }) => {
  await open(page, desktop)
  await page.getByRole('slider', { name: 'Position over time, line chart' }).locator('canvas').waitFor()
  const gaps = await page.evaluate((height) => {
    const seen = [...document.querySelectorAll('main h1, main table, main figure, main section, main ul')]
    const boxes = seen.map((element) => element.getBoundingClientRect()).filter((box) => box.height > 0)
    return [0.25, 0.5, 0.8].map((share) => {
      const x = 120 + share * (innerWidth - 240)
      const here = boxes.filter((box) => box.left <= x && box.right >= x).sort((a, b) => a.top - b.top)
      let foot = 56
      let widest = 0
      for (const { top, bottom } of [...here, { top: height, bottom: height }]) {
        widest = Math.max(widest, Math.min(top, height) - foot)
        foot = Math.max(foot, bottom)
      }
      return widest
    })
  }, desktop.height)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(200)
})

test('on a phone changes and next steps are in the first screen, once each, with the form in reach', async ({
  memberPage: page,
}) => {
  await open(page, phone)
  const bar = page.getByRole('button', { name: 'Find phrases or check a ranking' })
  const foot = (await bar.boundingBox())?.y ?? 0
  const steps = page.getByRole('region', { name: 'Do next' }).getByRole('link')
  const last = await steps.last().boundingBox()
  expect((last?.y ?? foot) + (last?.height ?? 0)).toBeLessThanOrEqual(foot)
  const rows = page.getByRole('list', { name: /^(What happened|The others)$/ }).getByRole('link')
  const told = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(new Set(told).size).toBe(told.length)
  expect(told.length).toBeGreaterThanOrEqual(4)
  await bar.click()
  const form = page.getByRole('region', { name: 'Autocomplete' })
  await expect.poll(() => form.evaluate((region) => region.contains(document.activeElement))).toBe(true)
})
