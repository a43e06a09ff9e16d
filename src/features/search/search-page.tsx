import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { parseSearchLines } from '#src/domain/search/phrase-batches.ts'
import { parseSearchTerm } from '#src/domain/search/phrases.ts'
import { links } from '#src/domain/shell/routes.ts'
import { focusPage } from '#src/lib/focus-page.ts'
import { newId } from '#src/lib/ids.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { lookupWords } from '#src/words/search/lookups.ts'
import { searchPageWords } from '#src/words/search/search-page.ts'
import { Discover } from './discover.tsx'
import { SearchResults } from './search-results.tsx'
import { readSearchVisit, type SearchVisit } from './search-visit.ts'

const LinesPage = lazyPart('searches', async () => (await import('./lines-page.tsx')).LinesPage, {
  waiting: () => <Skeleton label={lookupWords.loadingSearches} shape="table" />,
})

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

  const visit = readSearchVisit(historyState)
  const begin = () => {
    focusPage()
    navigate(links.search(query), { replace: visit === null, state: { searchId: newId() } })
  }
  const keep = (next: SearchVisit | null) => navigate(links.search(query), { replace: true, state: next })
  return (
    <SearchResults
      key={`${visit?.searchId} ${q}`}
      {...{ query, visit }}
      onBegin={begin}
      onWaiting={() => visit && keep({ ...visit, waited: true })}
      onLeave={() => keep(null)}
    />
  )
}
