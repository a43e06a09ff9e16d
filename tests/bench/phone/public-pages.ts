import type { Bench } from './bench.ts'
import { phone, slow } from './conditions.ts'
import { type Figure, repeated } from './report.ts'
import { readLcp, readPaint, watchPage } from './watch-page.ts'

const paths = ['/', '/blog', '/blog/what-search-intent-means-on-tiktok', '/login']
const timesFloor = 1.15

/** A visitor's first visit on the slow connection. */
async function visit({ browser, stack }: Bench, path: string) {
  const context = await browser.newContext(phone)
  const page = await watchPage(context)
  await slow(page, { line: true })
  await page.goto(stack.url + path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const seen = { fcp: await readPaint(page), lcp: await readLcp(page) }
  await context.close()
  return seen
}

/** Measures the loading time of public pages. */
export async function* measurePages(bench: Bench): AsyncGenerator<Figure> {
  for (const path of paths) {
    const visits = await repeated(() => visit(bench, path))
    const ms = { unit: 'ms', goal: { timesFloor } } as const
    const fcp = visits.map((seen) => seen.fcp)
    yield { ...ms, what: `first content of ${path}`, taken: fcp, floor: bench.floor.fcp }
    const lcp = visits.map((seen) => seen.lcp)
    yield { ...ms, what: `LCP of ${path}`, taken: lcp, floor: bench.floor.lcp }
  }
}
