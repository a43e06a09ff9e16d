// Every screen under a finger: no field that a phone zooms into, nothing to press that a finger misses.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { everyScreen } from '../support/every-screen.ts'
import { storyTest } from '../support/journey.ts'
import { storeSession } from '../support/sign-in.ts'
import { standsStill } from '../support/still.ts'
import { demoAccount } from '../support/tracking.ts'

const test = storyTest
  .override('account', ({ stack }) => demoAccount(stack))
  .override('contextOptions', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** What is wrong for a finger on the screen that is shown. */
function findMissed(): string[] {
  const leastFont = 16
  const leastSide = 44
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
    )
  const nameOf = (element: HTMLElement) =>
    `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? (element.innerText || element.getAttribute('name'))}"`

  const zoomed = shown('input:not([type=checkbox], [type=radio], [type=file]), textarea, select')
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < leastFont)
    .map((field) => `${nameOf(field)} is written in less than ${leastFont} px`)

  // A link in running text is as high as its line. A control that covers its label is pressed by the label.
  const isInText = (element: HTMLElement) => getComputedStyle(element).display === 'inline'
  const pressed = (element: HTMLElement) =>
    element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element
  const missed = shown('a[href], button, input, select, textarea, summary, [role=button], [role=slider]')
    .filter((element) => !isInText(element) && !element.closest('.sr-only'))
    .map(pressed)
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return height > 1 && (height < leastSide - 0.5 || width < leastSide - 0.5)
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `${nameOf(element)} is ${Math.round(width)} x ${Math.round(height)} px`
    })
  return [...new Set([...zoomed, ...missed])]
}

/** Brings in what comes when its place comes near. */
async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    const isAtEnd = await page.evaluate(() => {
      scrollBy({ top: innerHeight, behavior: 'instant' })
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1
    })
    await page.waitForTimeout(60)
    if (isAtEnd) return
  }
}

test('no screen has a field that zooms or a target that a finger misses', async ({
  page,
  site,
  stack,
  account,
}) => {
  const found: Record<string, string[]> = {}
  const screens = await everyScreen(stack, account)
  for (const kind of ['visitor', 'member']) {
    if (kind === 'member') await storeSession(page, site, account)
    for (const { path, isPrivate } of screens) {
      if (isPrivate !== (kind === 'member')) continue
      await page.goto(path)
      await standsStill(page)
      await scrollThrough(page)
      const missed = await page.evaluate(findMissed)
      if (missed.length > 0) found[path] = missed
    }
  }
  expect(found).toEqual({})
})
