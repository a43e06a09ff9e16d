import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { readAllowance } from '#src/db/reads/profile.ts'
import { isSpent } from '#src/domain/account/credits.ts'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { parseSearchLines } from '#src/domain/search/phrase-batches.ts'
import { parseSearchTerm } from '#src/domain/search/phrases.ts'
import { LookupForm } from '#src/features/search/form/lookup-form.tsx'
import { now } from '#src/lib/clock.ts'
import { CreditsUsedUpNotice } from '#src/parts/plan/credits-used-up-notice.tsx'
import { RecentLookups } from '#src/parts/search/recent-lookups.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { lookupFormWords } from '#src/words/search/lookup-form.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { searchPageWords } from '#src/words/search/search-page.ts'
import { placeWords } from '#src/words/shell/places.ts'
import { SearchResults } from './search-results.tsx'
import { readSearchVisit } from './search-visit.ts'

const LinesPage = lazyPart('searches', () => import('./lines-page.tsx'), 'LinesPage', {
  waiting: () => <Skeleton label={lookupWords.loadingSearches} shape="table" />,
})

function Discover() {
  const allowance = useLiveQuery(readAllowance)
  const { plan = null, usage = null } = allowance ?? {}
  const spent = isSpent(usage, now())
  return (
    <>
      <PageHeader title={placeWords.discover} inBar />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {!allowance ? (
          <Skeleton label={lookupWords.loadingSearches} shape="card" />
        ) : spent ? (
          <CreditsUsedUpNotice usage={usage} plan={plan} />
        ) : (
          <LookupForm plan={plan} usage={usage} />
        )}
        <RecentLookups title={spent ? lookupFormWords.yours : lookupFormWords.recent} />
      </div>
    </>
  )
}

export function SearchPage() {
  const [parameters] = useSearchParams()
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
  return <SearchResults key={`${visit?.searchId} ${q}`} {...{ query, visit }} />
}
