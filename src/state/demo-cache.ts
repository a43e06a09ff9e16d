// Caches a visitor's demo results in this tab: repeating a query within five minutes costs no further search.
import type { ResultItem } from '#src/domain/search/export-rows.ts'

export interface DemoResults {
  items: readonly ResultItem[]
  source: 'tiktok' | 'sample'
}

const lifetimeMs = 5 * 60_000
const cache = new Map<string, { results: DemoResults; until: number }>()

export function cachedDemo(query: string, now: Date): DemoResults | undefined {
  const known = cache.get(query)
  return known && known.until > now.getTime() ? known.results : undefined
}

export function cacheDemo(query: string, results: DemoResults, now: Date): void {
  cache.set(query, { results, until: now.getTime() + lifetimeMs })
}
