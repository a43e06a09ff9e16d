import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { OutboxEntry } from '#src/db/core/schema.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { isSettled, settledCode } from '#src/domain/search/search-errors.ts'
import { cancelSearches, retryChange, retryPull } from '#src/parts/sync/actions.ts'
import { useSyncPart, useWaitsForConnection } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { checkPriceLabel } from '#src/words/billing/prices.ts'
import { checkWords } from '#src/words/check/check.ts'
import { checkEndingWords } from '#src/words/check/check-endings.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { searchErrorWords } from '#src/words/search/search-errors.ts'
import { unknownState } from '#src/words/search/searches.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { CheckFailure, CheckUnanswered, CheckWaiting } from './check-endings.tsx'
import { CheckProgress } from './check-progress.tsx'
import { needsPlan } from './more-pages.tsx'
import type { useCheck } from './use-check.ts'

/**
 * If online, pulls before showing the offer to fetch pages, because the server may have stored pages that are not on
 * this device. Once shown, the offer stays.
 */
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
  useEffect(() => {
    if (isOver) setKnown(true)
  }, [isOver])
  return isKnown || isOver ? children : <Skeleton label={checkWords.reading} shape="card" />
}

interface CheckStatusProps extends Pick<ReturnType<typeof useCheck>, 'ended'> {
  check: CheckRow | null
  queued: OutboxEntry | null
  plan: PlanRow | null
  /** Null for all pages. */
  pages: number | null
  /** `again`: a page failed permanently, so the retry needs a new key. */
  onContinue: (again: boolean) => void
  onBegin: () => void
}

export function CheckStatus({ check, queued, plan, ended, pages, onContinue, onBegin }: CheckStatusProps) {
  const kept = check?.pages_done ?? 0
  const left = pages === null ? null : Math.max(1, pages - kept)
  const price = checkPriceLabel(left)
  const waits = useWaitsForConnection()

  if (queued?.state === 'parked')
    return (
      <ErrorState title={searchErrorWords.failed} onRetry={() => void retryChange(queued.id)}>
        {refusalReason(queued)}
      </ErrorState>
    )
  if (queued?.kind === 'run_search') {
    const { id } = queued.payload
    const cancel = () => void cancelSearches([id])
    if (waits) return <CheckWaiting price={price} onCancel={cancel} />
    return (
      <CheckProgress
        page={kept + 1}
        pages={pages}
        found={check?.search_ranking_results.length ?? 0}
        onCancel={cancel}
      />
    )
  }
  if (ended?.kind === 'unanswered')
    return (
      <CheckUnanswered
        answer={ended.answer}
        kept={kept}
        retryLabel={checkEndingWords.goOn(price)}
        onRetry={() => onContinue(false)}
      />
    )
  const stored = check?.state === 'failed' ? settledCode(check.failure_code) : null
  const code = ended?.kind === 'failed' ? ended.code : stored
  if (code !== null) {
    const isNew = kept === 0 && isSettled(code)
    return (
      <CheckFailure
        code={code}
        kept={kept}
        retryLabel={kept > 0 ? checkEndingWords.goOn(price) : uiWords.tryAgain}
        onRetry={isNew ? onBegin : () => onContinue(isSettled(code))}
      />
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
  // The check is complete, or it is the tracker's, which the server does not let a user continue.
  if (check.next_cursor === null || check.origin === 'tracker') return null
  // The page offers a larger plan below the results instead.
  if (needsPlan(check, plan)) return null
  const isShort = left !== null && pages !== null && kept < pages
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
