import type { Page } from 'playwright-core'

export const rowLinks = 'main a[data-phrase]'

/** The heights in pixels of the fully visible rows, above a phone's tab bar. */
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
