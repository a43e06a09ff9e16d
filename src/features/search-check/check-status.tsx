import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { QueuedEntry } from '#src/db/core/schema.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { isSettled, type SearchErrorCode, settledCode } from '#src/domain/search/search-errors.ts'
import { CreditsUsedUp } from '#src/parts/plan/credits-used-up.tsx'
import type { useCheck } from '#src/parts/search/use-check.ts'
import { cancelSearches, retryChange, retryPull } from '#src/parts/sync/actions.ts'
import { useSyncPart, useWaitsForConnection } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { focusPage } from '#src/ui/hooks/focus.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { checkPriceLabel } from '#src/words/billing/prices.ts'
import { checkWords } from '#src/words/check/check.ts'
import { checkEndingWords } from '#src/words/check/check-endings.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { noResponseWords, searchErrorWords, searchFailureTitle } from '#src/words/search/search-errors.ts'
import { unknownState } from '#src/words/search/searches.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { CheckProgress } from './check-progress.tsx'
import { needsPlan, PageUpgrade } from './more-pages.tsx'

/** If online, waits for a pull before offering to fetch pages, because the server may already have them. */
function AskedAgain({ children }: { children: ReactNode }) {
  const syncedAt = useSyncPart('syncedAt')
  const waits = useWaitsForConnection()
  const [before, setBefore] = useState<{ syncedAt: string | null } | null>(null)
  const [isKnown, setKnown] = useState(false)
  const ask = useEffectEvent(() => {
    setBefore({ syncedAt })
    retryPull()
  })
  useEffect(() => ask(), [])
  const isOver = before !== null && (waits || syncedAt !== before.syncedAt)
  if (isOver && !isKnown) setKnown(true)
  return isKnown ? children : <Skeleton label={checkWords.reading} shape="card" />
}

interface EndingProps {
  title: string
  tone: 'bad' | 'warning'
  /** How many pages are stored. */
  kept: number
  retry: ReactNode
  children: ReactNode
}

function Ending({ title, tone, kept, retry, children }: EndingProps) {
  if (kept === 0)
    return (
      <ErrorState title={title} action={retry}>
        {children}
      </ErrorState>
    )
  return (
    <div role="alert" className="mb-6">
      <Notice tone={tone} action={retry}>
        <p className="font-medium">{title}</p>
        <p className="text-14">{children}</p>
      </Notice>
    </div>
  )
}

function failureText(code: SearchErrorCode): string {
  const reason = searchErrorWords.reasons[code]
  return code === 'plan_required' ? `${reason} ${checkEndingWords.pagesInPlans}` : reason
}

interface QueuedCheckProps {
  queued: QueuedEntry
  check: CheckRow | null
  pages: number | null
  price: string
}

function QueuedCheck({ queued, check, pages, price }: QueuedCheckProps) {
  const waits = useWaitsForConnection()
  const cancel = () => {
    focusPage()
    void cancelSearches([queued.payload.id])
  }
  if (queued.state === 'parked')
    return (
      <ErrorState title={searchErrorWords.failed} onRetry={() => void retryChange(queued.id)}>
        {refusalReason(queued)}
      </ErrorState>
    )
  if (waits)
    return (
      <div role="status" className="mb-6">
        <Notice tone="info" action={<Button onClick={cancel}>{uiWords.cancel}</Button>}>
          <p className="font-medium">{lookupWords.waiting}</p>
          <p className="text-14">{lookupWords.runsOnline(price)}</p>
        </Notice>
      </div>
    )
  return (
    <CheckProgress
      page={(check?.pages_done ?? 0) + 1}
      pages={pages}
      found={check?.search_ranking_results.length ?? 0}
      onCancel={cancel}
    />
  )
}

interface CheckStatusProps extends Pick<ReturnType<typeof useCheck>, 'ended'> {
  check: CheckRow | null
  queued: QueuedEntry | null
  plan: PlanRow | null
  /** Null means all pages. */
  pages: number | null
  /** `again`: a page failed permanently, so the retry needs a new idempotency key. */
  onContinue: (again: boolean) => void
  onBegin: () => void
}

export function CheckStatus({ check, queued, plan, ended, pages, onContinue, onBegin }: CheckStatusProps) {
  const kept = check?.pages_done ?? 0
  const left = pages === null ? null : Math.max(1, pages - kept)
  const price = checkPriceLabel(left)

  if (queued) return <QueuedCheck {...{ queued, check, pages, price }} />
  const retry = (onRetry: () => void) => (
    <Button variant={kept > 0 ? 'secondary' : 'primary'} onClick={onRetry}>
      {kept > 0 ? checkEndingWords.goOn(price) : uiWords.tryAgain}
    </Button>
  )
  const keptText = kept > 0 && checkEndingWords.kept(kept)
  if (ended?.kind === 'unanswered') {
    const { title, reason } = noResponseWords(ended.answer)
    return (
      <Ending {...{ title, kept }} tone="warning" retry={retry(() => onContinue(false))}>
        {reason} {keptText} {kept > 0 ? searchErrorWords.notChargedTwice : searchErrorWords.chargedOnce}
      </Ending>
    )
  }
  const stored = check?.state === 'failed' ? settledCode(check.failure_code) : null
  const code = ended?.kind === 'failed' ? ended.code : stored
  if (code === 'credits_exhausted') return <CreditsUsedUp />
  if (code !== null) {
    const title = searchFailureTitle(code)
    const isNew = kept === 0 && isSettled(code)
    return (
      <Ending
        title={kept > 0 ? checkEndingWords.pageFailed(title, kept + 1) : title}
        tone="bad"
        kept={kept}
        retry={
          code === 'plan_required' ? (
            // If page 1 is refused, the plan lacks the country. The upgrade for page 2 is offered instead,
            // because every plan with more pages includes all countries.
            <PageUpgrade page={Math.max(2, kept + 1)} />
          ) : (
            retry(isNew ? onBegin : () => onContinue(isSettled(code)))
          )
        }
      >
        {failureText(code)} {keptText}
      </Ending>
    )
  }
  if (!check)
    return (
      <AskedAgain>
        <EmptyState
          title={checkEndingWords.notFetchedTitle}
          action={
            <Button variant="primary" onClick={() => onContinue(false)}>
              {checkEndingWords.fetchIt(price)}
            </Button>
          }
        >
          {checkEndingWords.notFetched}
        </EmptyState>
      </AskedAgain>
    )
  if (check.state === 'pending') return <Skeleton label={checkEndingWords.working} shape="table" />
  const strange = unknownState(check.state)
  if (strange) return <Notice tone="info">{strange}</Notice>
  // A complete check has no more pages. The server does not let a user continue one of the tracker's checks.
  if (check.next_cursor === null || check.origin === 'tracker') return null
  // The page offers a larger plan below the results instead.
  if (needsPlan(check, plan)) return null
  const isShort = pages !== null && kept < pages
  const isUnfinished = pages === null || isShort
  const offer = (
    <div className="mb-6">
      <Notice
        tone="info"
        action={
          <Button onClick={() => onContinue(false)}>
            {isUnfinished ? checkEndingWords.goOn(price) : checkEndingWords.nextPage}
          </Button>
        }
      >
        {isShort ? checkEndingWords.moreThan(kept, pages) : checkEndingWords.more(kept)}
      </Notice>
    </div>
  )
  return isUnfinished ? <AskedAgain>{offer}</AskedAgain> : offer
}
