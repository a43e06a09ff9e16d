// A person who has no mouse.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const maxStops = 150

/** Whether it is where the keys go. */
export const hasFocus = async (target: Locator) =>
  (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement)
/** Whether the keys go nowhere. */
export const focusIsLost = (page: Page) =>
  page.evaluate(() => [null, document.body].includes(document.activeElement as HTMLElement))

/** Presses a key and expects that the focus is still somewhere once the page has answered. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  // Long enough for what a press takes away or brings along.
  await page.waitForTimeout(300)
  expect(await focusIsLost(page), `the focus is lost after ${key}`).toBe(false)
}

/** Walks to the target with the Tab key; each stop on the way can be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < maxStops; stops += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
    // What comes on approach is waited for, as a person would see it come.
    if ((await target.count()) === 0) await page.waitForTimeout(200)
    const ring = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return 'end of the page'
      // A part of the browser's own date field, which has a ring of its own.
      if (!activeElement.matches(':focus')) return null
      // A radio button that covers its label is told by the label's ring.
      const isSeen = [activeElement, activeElement.parentElement].some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element ?? activeElement)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
      return isSeen ? null : activeElement.outerHTML.slice(0, 120)
    })
    if (ring !== 'end of the page') expect(ring, 'a stop without a ring').toBeNull()
  }
  throw new Error(`the keyboard does not reach ${target}`)
}
