// A page that takes notes of itself: of its paints, of what moved, and of how long it could not answer.
import type { BrowserContext, Page } from 'playwright-core'

export interface Shift {
  value: number
  /** What moved, and from where to where. */
  moved: string[]
}

interface Notes {
  lcp: number
  /** What was largest. */
  largest: string
  shifts: Shift[]
  blocks: number[]
}

const notesOf = <Value>(page: Page, read: (notes: Notes) => Value) =>
  page.evaluate(`(${read})(globalThis.benchNotes)`) as Promise<Value>

/** Opens a page that takes notes from its first moment. */
export async function watchPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const notes: Notes = { lcp: 0, largest: '', shifts: [], blocks: [] }
    Object.assign(globalThis, { benchNotes: notes })
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('largest-contentful-paint', (entry) => {
      const { startTime, element } = entry as PerformanceEntry & { element: Element | null }
      notes.lcp = startTime
      notes.largest = element?.tagName.toLowerCase() ?? ''
    })
    watch('longtask', ({ duration }) => void notes.blocks.push(duration))
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      if (hadRecentInput) return
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const name = `${element?.tagName.toLowerCase()} "${element?.textContent?.slice(0, 30)}"`
        return `${name} ${Math.round(from.y)}+${Math.round(from.height)} -> ${Math.round(to.y)}+${Math.round(to.height)}`
      })
      notes.shifts.push({ value, moved })
    })
  })
  return page
}

/** When it showed something first, in milliseconds since it was asked for. */
export function paintOf(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
}

export const lcpOf = (page: Page) => notesOf(page, (notes) => notes.lcp)
export const largestOf = (page: Page) => notesOf(page, (notes) => notes.largest)
export const shiftsOf = (page: Page) => notesOf(page, (notes) => notes.shifts)

/** The longest time for which the page could not answer while `work` was done; 0 below 50 ms. */
export async function measureLongestBlock(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(500)
  await notesOf(page, (notes) => void notes.blocks.splice(0))
  await work()
  await page.waitForTimeout(1_000)
  return notesOf(page, (notes) => Math.max(0, ...notes.blocks))
}
