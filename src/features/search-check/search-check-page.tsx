import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import * as v from 'valibot'
import { Link, useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { findStoredCheck } from '#src/db/reads/checks.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import { findQueuedCheck } from '#src/db/reads/queued-searches.ts'
import { type CountryCode, countryName, defaultCountry, isCountryCode } from '#src/domain/countries.ts'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { Uuid } from '#src/domain/row-values.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { freshSince } from '#src/domain/search/rows.ts'
import { isSettled } from '#src/domain/search/search-errors.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { newId } from '#src/lib/ids.ts'
import { StoredNotice } from '#src/parts/search/stored-offer.tsx'
import { useCheck } from '#src/parts/search/use-check.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { useLack } from '#src/state/sync-status.ts'
import { focusPage } from '#src/ui/hooks/focus.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { useNarrow } from '#src/ui/hooks/use-wide.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { checkPriceLabel } from '#src/words/billing/prices.ts'
import { checkWords } from '#src/words/check/check.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { storedOffer } from '#src/words/search/stored-offer.ts'
import { ApiExample } from './api-example.tsx'
import { type CheckChoice, CheckForm } from './check-form.tsx'
import { CheckProgress } from './check-progress.tsx'
import { MorePages, needsPlan } from './more-pages.tsx'

/**
 * The state of a history entry of /search-check. It contains the id of the check, so that reloads and back
 * navigation show that check without another charge.
 */
const CheckVisit = v.object({
  /** Missing if the page was opened directly by its URL, or offers stored results. */
  checkId: v.optional(Uuid),
  /** Null means all pages. */
  pages: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), 1),
  /** How many times a permanently failed page was retried. Each retry has a new idempotency key. */
  attempt: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Whether to start the check on arrival, because the user requested it on another screen. */
  begin: v.optional(v.boolean(), false),
})

/** Falls back to defaults, because another page or version of the app may have written the state. */
const readCheckVisit = v.parser(v.fallback(CheckVisit, { pages: 1, attempt: 0, begin: false }))

const waiting = () => <Skeleton label={checkWords.reading} shape="table" />
const CheckStatus = lazyPart('outcome', () => import('./check-status.tsx'), 'CheckStatus')
const TrackOwn = lazyPart('offer', () => import('./track-own.tsx'), 'TrackOwn', { place: 'quiet' })
const RankingResults = lazyPart(
  'results',
  () => import('#src/parts/ranking/ranking-results.tsx'),
  'RankingResults',
  { waiting },
)

const CountryMatrix = lazyPart('results', () => import('./countries/country-matrix.tsx'), 'CountryMatrix', {
  waiting,
})

export function SearchCheckPage() {
  const [parameters] = useSearchParams()
  const asked = normalisePhrase(parameters.get('keyword') ?? '')
  const phrase = asked.length > maxPhraseLength ? '' : asked
  const country = parameters.get('country')?.toLowerCase()
  if (country === 'all' && phrase !== '') return <CountryMatrix key={phrase} phrase={phrase} />
  return <OneCheck keyword={phrase} country={isCountryCode(country) ? country : defaultCountry} />
}

/** `keyword` is '' if the address names no valid phrase. */
function OneCheck({ keyword, country }: { keyword: string; country: CountryCode }) {
  const [, navigate] = useLocation()
  const entry = readCheckVisit(useHistoryState<unknown>())
  const read = useLiveQuery(readAllowance)
  const lack = useLack()
  // On a new device, waits until the first pull succeeds or fails.
  const allowance = read?.plan || lack !== 'loading' ? read : undefined
  const id = entry.checkId ?? null
  const { check, queued, fetching, ended, start, cancel } = useCheck(id)
  const { busy, run, drop } = useOneAtATime()

  const choice: CheckChoice = { search_term: keyword, country, pages: entry.pages }
  const stored = useLiveQuery(
    async () => (keyword && !id && (await findStoredCheck(choice))) || null,
    [keyword, country, id],
  )

  const begin = ({ search_term, country, pages }: CheckChoice) => {
    const replace = search_term === keyword && id === null
    const state = { checkId: newId(), pages, begin: true }
    navigate(links.searchCheck({ keyword: search_term, country }), { state, replace })
  }
  const revisit = (state: object) =>
    navigate(links.searchCheck({ keyword, country }), { state, replace: true })
  const goOn = (again: boolean, wanted = entry.pages) => {
    if (!id || !keyword) return
    const pagesDone = check?.pages_done ?? 0
    const pages = wanted === null ? null : Math.max(wanted, pagesDone + 1)
    const attempt = entry.attempt + (again ? 1 : 0)
    revisit({ checkId: id, pages, attempt })
    start({ id, search_term: keyword, country, pages, attempt })
  }
  const isOver =
    check?.state === 'done' ||
    check?.state === 'failed' ||
    queued?.state === 'parked' ||
    (ended?.kind === 'failed' && isSettled(ended.code))
  const submit = (wanted: CheckChoice) => {
    const isSame = wanted.search_term === keyword && wanted.country === country
    // The current check may already be paid for, so submitting again continues it.
    if (id && isSame && !isOver) return queued ? undefined : goOn(false, wanted.pages)
    cancel()
    const { search_term, country: asked, pages } = wanted
    void run(
      () => findStoredCheck(wanted, freshSince(now())),
      (stored) => {
        if (!stored) return begin(wanted)
        // Without an id, the page offers the stored results before charging again.
        navigate(links.searchCheck({ keyword: search_term, country: asked }), { state: { pages } })
      },
    )
  }

  // However often the effect runs, the server charges only once.
  const isToBegin = entry.begin && id !== null && keyword !== ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per check
  useEffect(() => {
    if (!isToBegin) return
    let isLeft = false
    void findQueuedCheck(choice).then((queued) => {
      if (isLeft) return
      // Opens a queued check of the same phrase, so that repeating it offline is not charged twice.
      if (queued && queued.id !== id) revisit({ checkId: queued.id, pages: queued.pages })
      else goOn(false)
    })
    return () => {
      isLeft = true
    }
  }, [isToBegin, id])

  const shown = check ?? stored
  // On a phone, there is no room for both the form and the results.
  const folded = useNarrow() && shown?.state === 'done' && fetching === null
  // The example at the end waits for the content above, which would move it.
  const isRead = allowance !== undefined && (id ? check !== undefined : stored !== undefined)
  return (
    <>
      <PageHeader title={lookupWords.resultsCheck} lead={folded ? undefined : checkWords.lead} />
      {allowance ? (
        <CheckForm
          initial={choice}
          plan={allowance.plan}
          usage={allowance.usage}
          searching={busy || fetching !== null}
          folded={folded}
          onChange={() => {
            drop()
            cancel()
          }}
          onSubmit={submit}
        />
      ) : (
        <Skeleton label={checkWords.reading} shape="card" />
      )}
      {fetching !== null && (
        <CheckProgress
          page={fetching}
          pages={entry.pages}
          found={check?.search_ranking_results.length ?? 0}
          onCancel={() => {
            focusPage()
            cancel()
          }}
        />
      )}
      {id && check === undefined && waiting()}
      {id && keyword && check !== undefined && fetching === null && !isToBegin && (
        <CheckStatus
          key={id}
          {...{ check, queued, ended }}
          plan={allowance?.plan ?? null}
          pages={entry.pages}
          onContinue={goOn}
          onBegin={() => begin(choice)}
        />
      )}
      {stored && (
        <div className="mb-6">
          <StoredNotice
            offer={storedOffer(stored.searched_at, checkPriceLabel(entry.pages), now())}
            onUse={() => {
              focusPage()
              revisit({ checkId: stored.id, pages: entry.pages })
            }}
            onAgain={() => {
              focusPage()
              begin(choice)
            }}
          />
        </div>
      )}
      {shown?.state === 'done' && (
        <>
          <h2 className="mb-3 flex flex-wrap items-baseline gap-x-3 text-20">
            <span className="min-w-0">
              <bdi>{shown.search_term}</bdi>, {countryName(shown.country)}
            </span>
            <span className="font-normal font-sans text-14 text-quiet tracking-normal">
              {checkWords.videos(shown.search_ranking_results.length)} ·{' '}
              <time dateTime={shown.searched_at}>
                {checkWords.fetched(formatAge(shown.searched_at, now()))}
              </time>{' '}
              {shown.source === 'sample' && <SampleDataBadge />}
            </span>
            {(allowance?.plan?.countries.length ?? 0) > 1 && (
              <Link
                href={links.searchCheck({ keyword, country: 'all' })}
                className="target font-normal font-sans text-14 text-link tracking-normal print:hidden"
              >
                {lookupWords.inCountries}
              </Link>
            )}
          </h2>
          <RankingResults check={shown} ownAction={<TrackOwn key="track" check={shown} />} />
          {needsPlan(shown, allowance?.plan ?? null) && <MorePages kept={shown.pages_done} />}
        </>
      )}
      {isRead && <ApiExample keyword={keyword || lookupWords.phraseExample} country={country} />}
    </>
  )
}
