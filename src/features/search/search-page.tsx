import { useMemo } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { findFreshSearch } from '#src/db/reads/searches.ts'
import { maxPhraseLength } from '#src/domain/limits.ts'
import { parseSearchLines } from '#src/domain/search/phrase-batches.ts'
import { parseSearchTerm } from '#src/domain/search/phrases.ts'
import { freshSince } from '#src/domain/search/stored-answers.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { PhraseForm } from '#src/parts/search/phrase-form.tsx'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { lookupWords } from '#src/words/lookups.ts'
import { searchPageWords } from '#src/words/search-page.ts'
import { OtherWays } from './other-ways.tsx'
import { searchIdOf } from './search-id.ts'
import { SearchResults } from './search-results.tsx'
import { useAllowance } from './use-allowance.ts'
import { useSpent } from './use-spent.tsx'

// Several phrases at once are the exception here.
const LinesPage = lazyPart('searches', async () => (await import('./lines-page.tsx')).LinesPage, {
  waiting: () => <Skeleton label={lookupWords.loadingSearches} shape="table" />,
})

/** /search?q={term}: a term with ?country= is an autocomplete search, any other a basic one (spec, section 2). */
export function SearchPage() {
  const [parameters] = useSearchParams()
  const [, navigate] = useLocation()
  const historyState = useHistoryState<unknown>()
  const term = parameters.get('q') ?? ''
  const lines = useMemo(() => parseSearchLines(term), [term])
  const query = parseSearchTerm(term)
  const spent = useSpent()
  const allowance = useAllowance()

  if (lines) return <LinesPage batch={lines} />
  if (!query)
    return (
      <>
        <PageHeader title={searchPageWords.title} lead={lookupWords.relatedAbout} />
        <div className="max-w-2xl">
          {spent && <div className="mb-6">{spent}</div>}
          <PhraseForm
            label={lookupWords.keyPhrase}
            submitLabel={lookupWords.search}
            spent={spent !== null}
            findFresh={(phrase) => findFreshSearch({ type: 'basic', phrase }, freshSince(now()))}
            onSubmit={(phrase, stored) =>
              navigate(links.search(phrase), { state: { searchId: stored?.id ?? newId() } })
            }
          />
        </div>
        <OtherWays hasAutocomplete={(allowance?.modes.length ?? 0) > 0} />
        {term !== '' && (
          <EmptyState
            title={searchPageWords.cannotTitle}
            action={
              <Link href={routes.dashboard} className={buttonClass('secondary')}>
                {lookupWords.toDashboard}
              </Link>
            }
          >
            {searchPageWords.cannot(maxPhraseLength)}
          </EmptyState>
        )}
      </>
    )

  const id = searchIdOf(historyState)
  const begin = () => navigate(links.search(term), { replace: id === null, state: { searchId: newId() } })
  const leave = () => navigate(links.search(term), { replace: true, state: null })
  return <SearchResults key={`${id} ${term}`} query={query} id={id} onBegin={begin} onLeave={leave} />
}
