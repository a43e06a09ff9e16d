import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CheckQuestion, isAnswered } from '#src/domain/search/check-question.ts'
import { isSettled, searchErrors, settledCode } from '#src/domain/search/search-errors.ts'
import { newId } from '#src/lib/ids.ts'
import { useCheck } from '#src/parts/search/use-check.ts'
import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { useWaitsForConnection } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { checkNowWords } from '#src/words/check/check-now.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { noResponseWords, searchErrorWords } from '#src/words/search/search-errors.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'

export type WantedCheck = Omit<CheckQuestion, 'id' | 'attempt'>

const quietButton = (label: string, onClick: () => void) => (
  <Button variant="quiet" onClick={onClick}>
    {label}
  </Button>
)

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
      {quietButton(uiWords.cancel, onCancel)}
    </div>
  )
}

interface RunningCheckProps {
  /** Each new object starts a check or continues the unfinished one. */
  wanted: WantedCheck
  onStored: (searchId: string) => void
  onRunning: (running: boolean) => void
}

export function RunningCheck({ wanted, onStored, onRunning }: RunningCheckProps) {
  // Null before the first check, and once a check is stored.
  const [question, setQuestion] = useState<CheckQuestion | null>(null)
  const [isShown, setShown] = useState(false)
  const finish = (id: string) => {
    setQuestion(null)
    onStored(id)
  }
  const { check, queued, fetching, ended, start, cancel } = useCheck(question?.id ?? null, finish)
  const waits = useWaitsForConnection()
  const stored = check?.state === 'failed' ? settledCode(check.failure_code) : null
  const code = ended?.kind === 'failed' ? ended.code : stored
  const isRefused = code !== null && isSettled(code)

  const begin = (next: CheckQuestion) => {
    setQuestion(next)
    setShown(true)
    start(next)
  }
  // An unfinished check keeps its id, because the server charges for each new id.
  const press = useEffectEvent(() => {
    const isOver = !question || isRefused || isAnswered(check ?? undefined, question)
    begin(isOver ? { ...wanted, id: newId() } : { ...question, pages: wanted.pages })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press sets a new object
  useEffect(() => press(), [wanted])
  const isRunning = fetching !== null
  const tell = useEffectEvent(onRunning)
  useEffect(() => tell(isRunning), [isRunning])

  const wasQueued = useRef(false)
  const leave = useEffectEvent(() => {
    // Keeps the question, so that a cancelled check can continue without a second charge.
    if (check && check.state !== 'failed' && check.pages_done > 0) onStored(check.id)
  })
  // Once the outbox entry is gone, the check has run or was cancelled.
  useEffect(() => {
    if (wasQueued.current && !queued) leave()
    wasQueued.current = queued !== null
  }, [queued])

  if (!question || !isShown) return null
  const close = () => {
    cancel()
    setShown(false)
  }
  const ending = (tone: 'bad' | 'warning', text: string, onRetry?: () => void) => (
    <Notice role="alert" tone={tone} onRetry={onRetry} action={quietButton(uiWords.dismiss, close)}>
      {text}
    </Notice>
  )
  const { id, pages } = question
  if (isRunning) return <PageProgress page={fetching} pages={pages} onCancel={close} />
  if (queued?.state === 'parked')
    return ending('bad', refusalReason(queued), () => void retryChange(queued.id))
  if (queued) {
    const leaveOutbox = () => void cancelSearches([id])
    if (!waits)
      return <PageProgress page={(check?.pages_done ?? 0) + 1} pages={pages} onCancel={leaveOutbox} />
    return (
      <Notice role="status" tone="warning" action={quietButton(uiWords.cancel, leaveOutbox)}>
        {checkNowWords.queued}
      </Notice>
    )
  }
  const kept = ended?.stored ?? 0
  const keptText = kept === 0 ? '' : ` ${checkNowWords.kept(kept)}`
  if (ended?.kind === 'unanswered') {
    const { title, reason } = noResponseWords(ended.answer)
    return ending('warning', checkNowWords.noAnswer(title, reason) + keptText, () => begin(question))
  }
  if (code === null) return null
  const retry = () => {
    // With the same idempotency key, the server would repeat a final failure, so a retry needs a new key.
    if (!isRefused) return begin(question)
    begin({ ...question, ...(kept === 0 ? { id: newId() } : { attempt: (question.attempt ?? 0) + 1 }) })
  }
  const text = searchErrorWords.reasons[code] + keptText
  return ending('bad', text, searchErrors[code].fault === 'plan' ? undefined : retry)
}
