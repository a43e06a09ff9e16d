import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent } from 'react'
import { readAllowance } from '#src/db/reads/allowance.ts'
import { countryName } from '#src/domain/countries.ts'
import { includesSearch } from '#src/domain/search/included-search.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import { isSettled } from '#src/domain/search/search-errors.ts'
import { now } from '#src/lib/clock.ts'
import { formatAge } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { messages, searchErrorMessages, searchFailureTitle } from '#src/words/messages.ts'
import { noResponseWords } from '#src/words/no-response.ts'
import { NotInPlan } from './not-in-plan.tsx'
import { QueuedSearch } from './queued-search.tsx'
import { ResultsTable } from './results-table.tsx'
import { searchTitles } from './search-titles.ts'
import { useSearch } from './use-search.ts'
import { useSpent } from './use-spent.tsx'

const LimitDialog = lazyPart('plans', async () => (await import('./limit-dialog.tsx')).LimitDialog, {
  place: 'dialog',
})
const PlanRefusal = lazyPart('plans', async () => (await import('./plan-refusal.tsx')).PlanRefusal)

interface SearchResultsProps {
  query: SearchQuery
  /** Null where the page was reached by its address alone. */
  id: string | null
  /** Begins a new search of the same phrase, for which the user pays. */
  onBegin(): void
  /** Takes the id out of the page: its search is not wanted any more. */
  onLeave(): void
}

export function SearchResults({ query, id, onBegin, onLeave }: SearchResultsProps) {
  const { view, retry } = useSearch(query, id)
  const isTakenBack = view.kind === 'taken-back'
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (isTakenBack) leave()
  }, [isTakenBack])
  const spent = useSpent()
  const plan = useLiveQuery(async () => (await readAllowance()).plan)
  const isIncluded = plan === undefined ? undefined : includesSearch(plan, query.type)
  const search = view.kind === 'found' ? view.search : null
  const place = query.type === 'autocomplete' ? `, ${countryName(query.country)}` : ''

  return (
    <>
      <PageHeader
        title={searchTitles[query.type]}
        lead={
          <>
            <bdi>{query.phrase}</bdi>
            {place}
            {search && (
              <>
                {' · '}
                <time dateTime={search.searched_at}>fetched {formatAge(search.searched_at, now())}</time>
              </>
            )}
          </>
        }
      />
      {view.kind === 'loading' && <Skeleton label={messages.gathering} shape="table" />}
      {search && <ResultsTable search={search} />}
      {search && isIncluded && (
        <p className="mt-6">
          <Button variant="secondary" disabled={spent !== null} onClick={onBegin}>
            Search again for 1 credit
          </Button>
        </p>
      )}
      {(search || view.kind === 'unpaid') && isIncluded && spent && <div className="mt-4">{spent}</div>}
      {view.kind === 'unpaid' && isIncluded === false && (
        <NotInPlan>Suggestions by country come with Premium and Pro.</NotInPlan>
      )}
      {view.kind === 'unpaid' && isIncluded && (
        <EmptyState
          title="Not searched yet"
          action={!spent && <Button onClick={onBegin}>Search for 1 credit</Button>}
        >
          You have not searched for this yet.
        </EmptyState>
      )}
      {view.kind === 'queued' && <QueuedSearch entry={view.entry} />}
      {view.kind === 'unanswered' && (
        <ErrorState
          title={noResponseWords(view.answer).title}
          action={<Button onClick={retry}>Try again</Button>}
        >
          {noResponseWords(view.answer).reason} You can try again; you will be charged once at most.
        </ErrorState>
      )}
      {view.kind === 'failed' && view.code === 'credits_exhausted' && (
        <>
          <EmptyState title="Not searched">
            You have used all your credits for this period. Your results stay in your history.
          </EmptyState>
          <LimitDialog />
        </>
      )}
      {view.kind === 'failed' && view.code === 'plan_required' && <PlanRefusal />}
      {view.kind === 'failed' && view.code !== 'credits_exhausted' && view.code !== 'plan_required' && (
        <ErrorState
          title={searchFailureTitle(view.code)}
          action={<Button onClick={isSettled(view.code) ? onBegin : retry}>Try again</Button>}
        >
          {searchErrorMessages[view.code]}
        </ErrorState>
      )}
    </>
  )
}
