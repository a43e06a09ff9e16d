import { useEffect, useEffectEvent } from 'react'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { searchErrors } from '#src/domain/search/search-errors.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { checkNowWords } from '#src/words/check/check-now.ts'
import { noResponseWords, searchErrorWords } from '#src/words/search/search-errors.ts'
import { PageProgress } from './page-progress.tsx'
import { QueuedCheck } from './queued-check.tsx'
import { type CheckEnd, type CheckNowRun, useCheckRun, type WantedCheck } from './use-check-run.ts'

interface CheckRunNoticeProps {
  run: CheckNowRun
  onRetry: () => void
  onCancel: () => void
  onLeft: (check: CheckRow | null) => void
}

function CheckRunNotice({ run, onRetry, onCancel, onLeft }: CheckRunNoticeProps) {
  const { question, page, end } = run
  if (end === null) return <PageProgress page={page} pages={question.pages} onCancel={onCancel} />
  if (end.kind === 'queued') return <QueuedCheck {...{ question, onLeft }} onDismiss={onCancel} />
  const canRetry =
    end.kind === 'unanswered' || (end.kind === 'failed' && searchErrors[end.code].fault !== 'plan')
  return (
    <div role="alert">
      <Notice
        tone={end.kind === 'failed' ? 'bad' : 'warning'}
        action={
          <>
            {canRetry && (
              <Button variant="secondary" onClick={onRetry}>
                {checkNowWords.tryAgain}
              </Button>
            )}
            <Button variant="quiet" onClick={onCancel}>
              {checkNowWords.dismiss}
            </Button>
          </>
        }
      >
        {describeEnd(end)}
      </Notice>
    </div>
  )
}

function describeEnd(end: Exclude<CheckEnd, { kind: 'queued' }>): string {
  const kept = end.stored === 0 ? '' : ` ${checkNowWords.kept(end.stored)}`
  if (end.kind === 'failed') return searchErrorWords.reasons[end.code] + kept
  const { title, reason } = noResponseWords(end.answer)
  return checkNowWords.noAnswer(title, reason) + kept
}

interface RunningCheckProps {
  /** A new object starts or continues a check. */
  wanted: WantedCheck
  onStored: (searchId: string) => void
  onRunning: (running: boolean) => void
}

export function RunningCheck({ wanted, onStored, onRunning }: RunningCheckProps) {
  const { run, running, start, retry, leave, cancel } = useCheckRun(onStored)
  const tell = useEffectEvent(onRunning)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per press
  useEffect(() => start(wanted), [wanted])
  useEffect(() => tell(running), [running])
  return run && <CheckRunNotice run={run} onRetry={retry} onCancel={cancel} onLeft={leave} />
}
