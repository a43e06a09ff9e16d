import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent } from 'react'
import { readCheck } from '#src/db/reads/checks.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { CheckQuestion } from '#src/domain/search/check-question.ts'
import { searchErrors } from '#src/domain/search/search-errors.ts'
import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { useWaitsForConnection } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { checkNowWords } from '#src/words/check/check-now.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { noResponseWords, searchErrorWords } from '#src/words/search/search-errors.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { type CheckEnd, useCheckRun, type WantedCheck } from './use-check-run.ts'

interface PageProgressProps {
  page: number
  pages: number | null
  onCancel: () => void
}

function PageProgress({ page, pages, onCancel }: PageProgressProps) {
  return (
    <div className="flex flex-col gap-2" role="status">
      <ProgressBar
        label={checkNowWords.fetching(page, String(pages))}
        value={page - 1}
        max={pages ?? page}
        text={checkNowWords.fetched(page - 1)}
      />
      <Button variant="quiet" onClick={onCancel}>
        {uiWords.cancel}
      </Button>
    </div>
  )
}

async function readStanding(id: string) {
  // Reads the entry first, because a check is stored before its entry leaves the outbox.
  const entry = (await readQueued([id])).get(id)
  return { entry: entry ?? null, check: (await readCheck(id)) ?? null }
}

interface QueuedCheckProps {
  question: CheckQuestion
  /** Called when the check has left the outbox: with the check if it ran or failed, with null if cancelled. */
  onLeft: (check: CheckRow | null) => void
  onDismiss: () => void
}

function QueuedCheck({ question, onLeft, onDismiss }: QueuedCheckProps) {
  const { id, pages } = question
  const standing = useLiveQuery(() => readStanding(id), [id])
  const waits = useWaitsForConnection()
  const tell = useEffectEvent(onLeft)
  useEffect(() => {
    if (standing?.entry === null) tell(standing.check)
  }, [standing])

  if (!standing?.entry) return null
  const { entry, check } = standing
  const cancel = () => void cancelSearches([id])
  if (entry.state === 'parked')
    return (
      <Notice
        role="alert"
        tone="bad"
        onRetry={() => void retryChange(entry.id)}
        action={
          <Button variant="quiet" onClick={onDismiss}>
            {uiWords.dismiss}
          </Button>
        }
      >
        {refusalReason(entry)}
      </Notice>
    )
  if (!waits) return <PageProgress page={(check?.pages_done ?? 0) + 1} pages={pages} onCancel={cancel} />
  return (
    <Notice
      role="status"
      tone="warning"
      action={
        <Button variant="quiet" onClick={cancel}>
          {uiWords.cancel}
        </Button>
      }
    >
      {checkNowWords.queued}
    </Notice>
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
  if (!run) return null
  const { question, page, end } = run
  if (end === null) return <PageProgress page={page} pages={question.pages} onCancel={cancel} />
  if (end.kind === 'queued') return <QueuedCheck question={question} onLeft={leave} onDismiss={cancel} />
  const canRetry =
    end.kind === 'unanswered' || (end.kind === 'failed' && searchErrors[end.code].fault !== 'plan')
  return (
    <Notice
      role="alert"
      tone={end.kind === 'failed' ? 'bad' : 'warning'}
      onRetry={canRetry ? retry : undefined}
      action={
        <Button variant="quiet" onClick={cancel}>
          {uiWords.dismiss}
        </Button>
      }
    >
      {describeEnd(end)}
    </Notice>
  )
}
