// How much of a tracked list a screen shows, and whether its layout shifts.
import type { Page } from 'playwright-core'

export const rowLinks = 'main a[data-phrase]'

/** The rows that are fully visible, above a phone's tabs, with their heights. */
export const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const tabs = document.querySelector('nav.fixed')?.getBoundingClientRect()
    const end = tabs && tabs.height > 0 ? tabs.top : innerHeight
    return [...document.querySelectorAll('main a[data-phrase]')]
      .map((link) => link.closest('tr, li')?.getBoundingClientRect())
      .filter((box) => box && box.top >= 0 && box.bottom <= end)
      .map((box) => Math.round(box?.height ?? 0))
  })

export const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
/** The layout shifts since the page was opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput)
          Reflect.set(globalThis, 'shifted', Reflect.get(globalThis, 'shifted') + entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'shifted'))
}
