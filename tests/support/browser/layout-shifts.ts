import type { BrowserContext, Page } from 'playwright-core'

export const typeface = '**/*.woff2'

/**
 * Blocks the typeface. On a machine without the fonts of the stand-in (typeface.css), it moves lines when it loads. The
 * test "the typeface shifts at most one line of a page" covers these shifts.
 */
export const withoutTypeface = (context: BrowserContext) => context.route(typeface, (route) => route.abort())

interface Shift {
  value: number
  what: string
}

/** Excludes shifts just after the user's input. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: Shift[] = []
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
            sources: { node: Element | null }[]
          })[])
            if (!hadRecentInput)
              shifts.push({
                value,
                what: sources.map(({ node }) => node?.outerHTML?.slice(0, 120)).join(' | '),
              })
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shifts), 300)
      }),
  )

export const layoutShift = async (page: Page) =>
  (await readShifts(page)).reduce((sum, { value }) => sum + value, 0)
