import type { BrowserContext, Page } from 'playwright-core'

export const typeface = '**/*.woff2'

/**
 * Blocks the typeface, because lines move when it loads on a machine without its fallback fonts
 * (typeface.css). The test "the typeface shifts at most one line of a page" covers these shifts.
 */
export const withoutTypeface = (context: BrowserContext) => context.route(typeface, (route) => route.abort())

interface Shift {
  value: number
  what: string
}

/** Returns the page's layout shifts, except those just after user input. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: Shift[] = []
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
            sources: { node: Node | null }[]
          })[])
            if (!hadRecentInput)
              shifts.push({
                value,
                what: sources
                  .map(({ node }) =>
                    (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120),
                  )
                  .join(' | '),
              })
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shifts), 300)
      }),
  )

export const layoutShift = async (page: Page) =>
  (await readShifts(page)).reduce((sum, { value }) => sum + value, 0)
