import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { parseSearchLines } from '#src/domain/search/phrase-batches.ts'
import { parseSearchTerm } from '#src/domain/search/phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import { newId } from '#src/lib/ids.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { lookupWords } from '#src/words/lookups.ts'
import { searchPageWords } from '#src/words/search-page.ts'
import { Discover } from './discover.tsx'
import { searchIdOf } from './search-id.ts'
import { SearchResults } from './search-results.tsx'

// Several phrases at once are the exception here.
const LinesPage = lazyPart('searches', async () => (await import('./lines-page.tsx')).LinesPage, {
  waiting: () => <Skeleton label={lookupWords.loadingSearches} shape="table" />,
})

/** /search?q={phrase}: one with ?country= is an autocomplete search, any other a basic one (spec, section 2). */
export function SearchPage() {
  const [parameters] = useSearchParams()
  const [, navigate] = useLocation()
  const historyState = useHistoryState<unknown>()
  const q = parameters.get('q') ?? ''
  const lines = useMemo(() => parseSearchLines(q), [q])
  const query = parseSearchTerm(q)

  if (lines) return <LinesPage batch={lines} />
  if (!query)
    return (
      <>
        <Discover />
        {q !== '' && (
          <EmptyState title={searchPageWords.cannotTitle}>
            {searchPageWords.cannot(maxPhraseLength)}
          </EmptyState>
        )}
      </>
    )

  const id = searchIdOf(historyState)
  const begin = () => navigate(links.search(query), { replace: id === null, state: { searchId: newId() } })
  const leave = () => navigate(links.search(query), { replace: true, state: null })
  return <SearchResults key={`${id} ${q}`} query={query} id={id} onBegin={begin} onLeave={leave} />
}
