import type { NoResponse, SearchErrorCode } from '#src/domain/search/search-errors.ts'
import { CreditsUsedUp } from '#src/parts/plan/credits-used-up.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { checkEndingWords } from '#src/words/check/check-endings.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { noResponseWords, searchErrorWords, searchFailureTitle } from '#src/words/search/search-errors.ts'
import { PageUpgrade } from './more-pages.tsx'

interface FailureProps {
  code: SearchErrorCode
  /** How many pages are stored. */
  kept: number
  retryLabel: string
  onRetry: () => void
}

export function CheckFailure({ code, kept, retryLabel, onRetry }: FailureProps) {
  if (code === 'credits_exhausted') return <CreditsUsedUp />
  const title = searchFailureTitle(code)
  const retry =
    code === 'plan_required' ? (
      // If the first page is refused, the plan lacks the country; plans with more pages include all countries.
      <PageUpgrade page={Math.max(2, kept + 1)} />
    ) : (
      <Button variant={kept > 0 ? 'secondary' : 'primary'} onClick={onRetry}>
        {retryLabel}
      </Button>
    )
  const reason =
    code === 'plan_required'
      ? `${searchErrorWords.reasons[code]} ${checkEndingWords.pagesInPlans}`
      : searchErrorWords.reasons[code]
  if (kept === 0)
    return (
      <ErrorState title={title} action={retry}>
        {reason}
      </ErrorState>
    )
  return (
    <div role="alert" className="mb-6">
      <Notice tone="bad" action={retry}>
        <p className="font-medium">{checkEndingWords.pageFailed(title, kept + 1)}</p>
        <p className="text-14">
          {reason} {checkEndingWords.kept(kept)}
        </p>
      </Notice>
    </div>
  )
}

interface UnansweredProps {
  answer: NoResponse
  kept: number
  retryLabel: string
  onRetry: () => void
}

export function CheckUnanswered({ answer, kept, retryLabel, onRetry }: UnansweredProps) {
  const { title, reason } = noResponseWords(answer)
  if (kept === 0)
    return (
      <ErrorState title={title} onRetry={onRetry}>
        {reason} {searchErrorWords.chargedOnce}
      </ErrorState>
    )
  return (
    <div role="alert" className="mb-6">
      <Notice tone="warning" action={<Button onClick={onRetry}>{retryLabel}</Button>}>
        <p className="font-medium">{title}</p>
        <p className="text-14">
          {reason} {checkEndingWords.kept(kept)} {searchErrorWords.notChargedTwice}
        </p>
      </Notice>
    </div>
  )
}

interface WaitingProps {
  price: string
  onCancel: () => void
}

export function CheckWaiting({ price, onCancel }: WaitingProps) {
  return (
    <div role="status" className="mb-6">
      <Notice tone="info" action={<Button onClick={onCancel}>{uiWords.cancel}</Button>}>
        <p className="font-medium">{lookupWords.waiting}</p>
        <p className="text-14">{lookupWords.runsOnline(price)}</p>
      </Notice>
    </div>
  )
}
