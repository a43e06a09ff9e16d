// Opens pages that record their paints and long tasks.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { patienceMs, phone, slow } from './bench.ts'

interface Notes {
  lcp: number
  blocks: number[]
}

const readNotes = <Value>(page: Page, read: (notes: Notes) => Value) =>
  page.evaluate(`(${read})(globalThis.benchNotes)`) as Promise<Value>

export async function watchPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const notes: Notes = { lcp: 0, blocks: [] }
    Object.assign(globalThis, { benchNotes: notes })
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('largest-contentful-paint', ({ startTime }) => {
      notes.lcp = startTime
    })
    watch('longtask', ({ duration }) => void notes.blocks.push(duration))
  })
  return page
}

export function readPaint(page: Page): Promise<number> {
  return page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
}

export async function timeFirstVisit(browser: Browser, url: string): Promise<{ fcp: number; lcp: number }> {
  const context = await browser.newContext(phone)
  const page = await watchPage(context)
  await slow(page, { line: true })
  await page.goto(url, { waitUntil: 'networkidle' })
  const seen = { fcp: await readPaint(page), lcp: await readNotes(page, (notes) => notes.lcp) }
  await context.close()
  return seen
}

/** Returns the duration of the longest task during `work`, in milliseconds; 0 if no task takes 50 ms. */
export async function measureLongestBlock(page: Page, work: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(500)
  await readNotes(page, (notes) => void notes.blocks.splice(0))
  await work()
  await page.waitForTimeout(1_000)
  return readNotes(page, (notes) => Math.max(0, ...notes.blocks))
}

/**
 * Returns the milliseconds from the key press or click of `act` to the first frame after the result of `tell`
 * has changed. `tell` runs in the page.
 */
export async function measureTime(
  page: Page,
  tell: (() => string) | string,
  act: () => Promise<void>,
): Promise<number> {
  await page.waitForTimeout(700)
  await page.evaluate(`globalThis.benchAnswer = (async () => {
    const tell = ${tell}
    const before = tell()
    const begun = await new Promise((resolve) => {
      for (const type of ['keydown', 'pointerdown'])
        addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true })
    })
    while (tell() === before) {
      if (performance.now() - begun > ${patienceMs}) throw new Error('nothing changed: ' + before)
      await new Promise(requestAnimationFrame)
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - begun
  })(); undefined`)
  await act()
  return page.evaluate('globalThis.benchAnswer') as Promise<number>
}
