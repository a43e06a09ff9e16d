import type { Bench } from './bench.ts'
import { type Figure, repeated } from './report.ts'
import { timeFirstVisit } from './watch-page.ts'

const paths = ['/', '/blog', '/blog/what-search-intent-means-on-tiktok', '/login']
const timesFloor = 1.15

export async function* measurePages(bench: Bench): AsyncGenerator<Figure> {
  for (const path of paths) {
    const visits = await repeated(() => timeFirstVisit(bench.browser, bench.stack.url + path))
    const ms = { unit: 'ms', goal: { timesFloor } } as const
    const fcp = visits.map((seen) => seen.fcp)
    yield { ...ms, what: `first content of ${path}`, taken: fcp, floor: bench.floor.fcp }
    const lcp = visits.map((seen) => seen.lcp)
    yield { ...ms, what: `LCP of ${path}`, taken: lcp, floor: bench.floor.lcp }
  }
}
