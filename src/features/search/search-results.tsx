import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import type { QueuedEntry } from '#src/db/core/schema.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import { includesSearch, isSpent } from '#src/domain/account/credits.ts'
import { countryName } from '#src/domain/countries.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import { isSettled, type SearchErrorCode } from '#src/domain/search/search-errors.ts'
import { links } from '#src/domain/shell/routes.ts'
import { areFewCredits, CreditsLeft } from '#src/features/search/form/credits-left.tsx'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { CreditsUsedUp } from '#src/parts/plan/credits-used-up.tsx'
import { CreditsUsedUpNotice } from '#src/parts/plan/credits-used-up-notice.tsx'
import { NotInPlan } from '#src/parts/plan/not-in-plan.tsx'
import type { Suggestions } from '#src/parts/search/keyword-table.tsx'
import { useKeywordActs } from '#src/parts/search/use-keyword-act.ts'
import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { WhyEmpty } from '#src/parts/sync/pull-failure.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ChipButton } from '#src/ui/controls/chip-button.tsx'
import { focusPage } from '#src/ui/hooks/focus.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { priceWords } from '#src/words/billing/prices.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { keywordActionWords } from '#src/words/keywords/keyword-actions.ts'
import { keywordSheetWords } from '#src/words/keywords/keyword-sheet.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { batchWords } from '#src/words/search/search-batch.ts'
import { noResponseWords, searchErrorWords, searchFailureTitle } from '#src/words/search/search-errors.ts'
import { searchPageWords } from '#src/words/search/search-page.ts'
import { searchWords } from '#src/words/search/searches.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { KeywordList, useKeywordList } from './keyword-list.tsx'
import { ResultsHeading } from './results-heading.tsx'
import type { SearchVisit } from './search-visit.ts'
import { useSearch } from './use-search.ts'

const SinceBefore = lazyPart('insight', () => import('./since-before.tsx'), 'SinceBefore', { place: 'quiet' })
const PlanRequired = lazyPart('plans', () => import('./plan-required.tsx'), 'PlanRequired')

function NextQuestion({ type, country, rows }: Pick<Suggestions, 'type' | 'country' | 'rows'>) {
  const acts = useKeywordActs(type, country)
  // Prefers a suggestion other than the typed phrases.
  const row = rows.find(({ key, seeds }) => seeds.every((seed) => seed.toLowerCase() !== key)) ?? rows[0]
  if (!row) return null
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-wash px-4 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-16">
          <bdi>{keywordActionWords.nextQuestion(row.word)}</bdi>
        </h2>
        <p className="text-14 text-quiet">{keywordActionWords.nextAnswer}</p>
      </div>
      <Button variant="primary" onClick={() => void acts.check(row.word)}>
        {keywordSheetWords.checkFor(priceWords.credits(1))}
      </Button>
    </section>
  )
}

function UnsentSearch({ entry }: { entry: QueuedEntry }) {
  const cancel = () => {
    focusPage()
    void cancelSearches([entry.payload.id])
  }
  if (entry.state === 'waiting')
    return (
      <EmptyState title={lookupWords.waiting} action={<Button onClick={cancel}>{uiWords.cancel}</Button>}>
        {searchPageWords.queued}
      </EmptyState>
    )
  return (
    <ErrorState
      title={searchPageWords.notRun}
      onRetry={() => void retryChange(entry.id)}
      action={<Button onClick={cancel}>{lookupWords.discard}</Button>}
    >
      {refusalReason(entry)}
    </ErrorState>
  )
}

function FailedSearch({ code, onRetry }: { code: SearchErrorCode; onRetry: () => void }) {
  if (code === 'plan_required') return <PlanRequired />
  if (code === 'credits_exhausted')
    return (
      <>
        <EmptyState title={lookupWords.notSearched}>{searchPageWords.usedUp}</EmptyState>
        <CreditsUsedUp />
      </>
    )
  return (
    <ErrorState title={searchFailureTitle(code)} onRetry={onRetry}>
      {searchErrorWords.reasons[code]}
    </ErrorState>
  )
}

export function SearchResults({ query, visit }: { query: SearchQuery; visit: SearchVisit | null }) {
  const [, navigate] = useLocation()
  const keep = (state: object | null, replace = true) => navigate(links.search(query), { replace, state })
  // Starts a new, charged search for the same phrase.
  const begin = () => {
    focusPage()
    keep({ searchId: newId() }, visit === null)
  }
  // Records in the history entry that the search was queued, so that only the outbox runs it.
  const { view, retry } = useSearch(query, visit, () => visit && keep({ ...visit, waited: true }))
  const isCancelled = view.kind === 'cancelled'
  const leave = useEffectEvent(() => keep(null))
  useEffect(() => {
    if (isCancelled) leave()
  }, [isCancelled])
  const { plan, usage = null } = useLiveQuery(readAllowance) ?? {}
  const usedUp = isSpent(usage, now()) && <CreditsUsedUpNotice usage={usage} plan={plan ?? null} />
  const isIncluded = plan === undefined ? undefined : includesSearch(plan, query.type)
  const search = view.kind === 'found' ? view.search : null
  const list = useKeywordList(search ? [search] : [], query.type, query.phrase)

  return (
    <>
      <ResultsHeading
        title={<bdi>{query.phrase}</bdi>}
        kind={searchPageWords.titles[query.type]}
        facts={[
          query.type === 'autocomplete' && countryName(query.country),
          search && (
            <time dateTime={search.searched_at}>
              {searchPageWords.fetched(formatAge(search.searched_at, now()))}
            </time>
          ),
          search?.origin === 'demo' && searchWords.demo,
          usage && areFewCredits(usage) && <CreditsLeft usage={usage} />,
        ]}
        isSample={search?.source === 'sample'}
        onSave={search && list.count > 0 ? list.save : null}
        actions={
          list.count > 1 && (
            <ChipButton
              aria-pressed={list.chosenView === 'clusters'}
              onClick={() => list.setView(list.chosenView === 'clusters' ? 'seeds' : 'clusters')}
            >
              {batchWords.clusters}
            </ChipButton>
          )
        }
      />
      {view.kind === 'loading' && <Skeleton label={lookupWords.gathering} shape="table" />}
      {search && (
        <KeywordList
          caption={lookupWords.resultsFor(search.search_term)}
          country={search.country}
          list={list}
        />
      )}
      {search && !usedUp && <NextQuestion type={query.type} country={search.country} rows={list.rows} />}
      {search && <SinceBefore search={search} />}
      {search && isIncluded && (
        <p className="mt-6">
          <Button disabled={usedUp !== false} onClick={begin}>
            {searchPageWords.again}
          </Button>
        </p>
      )}
      {(search || view.kind === 'unpaid') && isIncluded && usedUp && <div className="mt-4">{usedUp}</div>}
      {view.kind === 'unpaid' && isIncluded === false && (
        <NotInPlan>{searchPageWords.countriesInPlans}</NotInPlan>
      )}
      {view.kind === 'unpaid' && isIncluded && (
        // Before the first sync is complete, the account may have searched for this on another device.
        <WhyEmpty what="yourHistory" loading={lookupWords.loadingSearches}>
          <EmptyState
            title={searchPageWords.notYetTitle}
            action={
              !usedUp && (
                <Button variant="primary" onClick={begin}>
                  {searchPageWords.once}
                </Button>
              )
            }
          >
            {searchPageWords.notYet}
          </EmptyState>
        </WhyEmpty>
      )}
      {view.kind === 'queued' && <UnsentSearch entry={view.entry} />}
      {view.kind === 'unanswered' && (
        <ErrorState title={noResponseWords(view.answer).title} onRetry={retry}>
          {noResponseWords(view.answer).reason} {searchErrorWords.chargedOnce}
        </ErrorState>
      )}
      {view.kind === 'failed' && (
        <FailedSearch code={view.code} onRetry={isSettled(view.code) ? begin : retry} />
      )}
    </>
  )
}
