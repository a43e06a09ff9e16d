import { now } from '#src/lib/clock.ts'
import { noteDemoSearch } from '#src/parts/search/demo-searches.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { searchDemo } from '#src/remote/functions/demo-search.ts'
import { cacheDemo, cachedDemo, type DemoResults } from '#src/state/demo-cache.ts'
import { countDemoSearch, hasDemoSearchLeft } from './demo-counters.ts'

export type DemoOutcome =
  | { kind: 'found'; results: DemoResults }
  | { kind: 'used-up' }
  | { kind: 'failed' }
  | { kind: 'aborted' }

/** `captcha` returns the token that the server may require. */
export async function runDemo(
  query: string,
  signal: AbortSignal,
  captcha: () => Promise<string | undefined>,
): Promise<DemoOutcome> {
  const known = cachedDemo(query, now())
  if (known) return { kind: 'found', results: known }
  if (!hasDemoSearchLeft(now())) return { kind: 'used-up' }
  try {
    const { id, source, search_results } = await searchDemo(query, signal, await captcha())
    countDemoSearch(now())
    if (id !== null) noteDemoSearch({ id, phrase: query })
    const items = search_results.map(({ word, group_id }) => ({ word, group_id, seed_phrase: query }))
    const results = { items, source }
    cacheDemo(query, results, now())
    return { kind: 'found', results }
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    if (error.kind === 'aborted') return { kind: 'aborted' }
    return error.status === 402 ? { kind: 'used-up' } : { kind: 'failed' }
  }
}
