// every-screen.test.ts covers each screen's targets.
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { missedTargets } from '../support/browser/finger.ts'
import { demoTest, onPhone, phone } from '../support/browser/journey.ts'
import { chart, phrase } from '../support/browser/key-phrase-page.ts'

const test = demoTest.override('contextOptions', { ...onPhone, reducedMotion: 'reduce' })

test('the list’s menu, sheet and bulk actions have no target that is too small or hidden', async ({
  memberPage: page,
}) => {
  const found: Record<string, string[]> = {}
  const look = async (what: string, within: string) => {
    const missed = await missedTargets(page, within)
    if (missed.length > 0) found[what] = missed
  }
  await page.goto('/rank-tracking')
  await page.getByRole('link', { name: phrase }).first().waitFor()
  await page.getByRole('button', { name: `Actions: ${phrase}` }).tap()
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor()
  await look('the menu', '[role=menu]')
  await page.getByRole('menuitem', { name: 'Edit' }).tap()
  await page.getByRole('dialog').waitFor()
  await look('the sheet', '[role=dialog]')
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  await page.getByRole('checkbox').nth(1).tap()
  await page.getByRole('region', { name: 'Selected key phrases' }).waitFor()
  await look('what is done to several', 'section[aria-label="Selected key phrases"]')
  expect(found).toEqual({})
})

test('a chart is read by touching and dragging', async ({ memberPage: page }) => {
  await page.goto('/rank-tracking')
  await page.getByRole('link', { name: phrase }).first().tap()
  const plot = chart(page, 'Position over time')
  await plot.locator('canvas').waitFor()
  await plot.scrollIntoViewIfNeeded()
  const box = await plot.boundingBox()
  if (!box) throw new Error('the chart is not rendered')
  const reading = page.locator('[data-chart-reading]')
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: box.x + box.width * share, y: box.y + box.height / 2 }],
    })
  await touch('touchStart', 0.4)
  await reading.waitFor()
  const first = await reading.innerText()
  for (const share of [0.45, 0.5, 0.55, 0.6, 0.65, 0.7]) await touch('touchMove', share)
  await expect.poll(() => reading.innerText()).not.toBe(first)
  await touch('touchEnd')
  expect(await reading.isVisible(), 'stays to be read').toBe(true)
})

test('an on-screen keyboard covers no sheet and no bar, and hides the tabs', async ({ memberPage: page }) => {
  const keyboard = 340
  const setKeyboard = (height: number) =>
    page.evaluate((covered) => {
      // Simulates an iPhone: the visible part shrinks, while the page keeps its size.
      if (covered === 0 && visualViewport) Reflect.deleteProperty(visualViewport, 'height')
      else
        Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - covered })
      visualViewport?.dispatchEvent(new Event('resize'))
    }, height)
  const measureEnd = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().bottom)
  const top = phone.height - keyboard

  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  const note = page.getByRole('button', { name: 'Note', exact: true })
  await setKeyboard(keyboard)
  await tabs.waitFor({ state: 'hidden' })
  expect(await measureEnd(note)).toBeLessThanOrEqual(top)
  await setKeyboard(0)
  await tabs.waitFor()

  await note.click()
  const dialog = page.getByRole('dialog', { name: 'Add note' })
  await dialog.getByRole('textbox', { name: 'Note' }).click()
  await setKeyboard(keyboard)
  const save = dialog.getByRole('button', { name: 'Save note' })
  await expect.poll(() => measureEnd(save)).toBeLessThanOrEqual(top)
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
})
