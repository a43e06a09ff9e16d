import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const maxStops = 150

/** Returns whether the target has the focus; null if it does not exist. Throws if several elements match. */
const hasFocus = (target: Locator) =>
  target.evaluateAll((all) => {
    if (all.length > 1) throw new Error(`${all.length} elements match`)
    return all[0] ? all[0] === document.activeElement : null
  })
/** Polls, because a closing dialog returns the focus only after a moment. */
export const expectFocus = (target: Locator, message = 'has the focus') =>
  expect.poll(() => hasFocus(target), { message }).toBe(true)
export const focusIsLost = (page: Page) =>
  page.evaluate(() => [null, document.body].includes(document.activeElement as HTMLElement))

export async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  // Waits for elements that the key adds or removes.
  await page.waitForTimeout(300)
  await expect.poll(() => focusIsLost(page), { message: `the focus is lost after ${key}` }).toBe(false)
}

/** Presses `key` until the target has the focus. Every stop on the way must have a visible focus ring. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < maxStops; stops += 1) {
    const isThere = await hasFocus(target)
    if (isThere) return
    // The target may be in a part that loads only near the viewport.
    if (isThere === null) await page.waitForTimeout(200)
    await page.keyboard.press(key)
    const ring = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return 'end of the page'
      // In a date field, the browser focuses a part of the field, and draws the ring of this part itself.
      if (!activeElement.matches(':focus')) return null
      // A radio button covered by its label shows the focus ring on the label.
      const isSeen = [activeElement, activeElement.parentElement].some((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element ?? activeElement)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      })
      return isSeen ? null : activeElement.outerHTML.slice(0, 120)
    })
    if (ring !== 'end of the page') expect(ring, 'a tab stop without a focus ring').toBeNull()
  }
  throw new Error(`the keyboard does not reach ${target}`)
}
