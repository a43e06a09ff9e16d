import { searchErrors } from '#src/domain/search/search-errors.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { checkNowWords } from '#src/words/check-now.ts'
import { noResponseWords, searchErrorWords } from '#src/words/search-errors.ts'
import type { CheckEnd, CheckNowRun } from './use-check-run.ts'

interface CheckRunNoticeProps {
  run: CheckNowRun
  onRetry: () => void
  /** Ends what runs, or puts away what is told of its end. */
  onCancel: () => void
}

/** How far a check has come, or why it ended, with the way to go on. */
export function CheckRunNotice({ run, onRetry, onCancel }: CheckRunNoticeProps) {
  const { question, page, end } = run
  if (end === null)
    return (
      <div className="flex flex-col gap-2" role="status">
        <ProgressBar
          label={checkNowWords.fetching(page, String(question.pages))}
          value={page - 1}
          max={question.pages ?? page}
          text={checkNowWords.fetched(page - 1)}
        />
        <Button variant="quiet" onClick={onCancel}>
          {checkNowWords.cancel}
        </Button>
      </div>
    )
  const canRetry =
    end.kind === 'unanswered' || (end.kind === 'failed' && searchErrors[end.code].fault !== 'plan')
  return (
    <div role={end.kind === 'queued' ? 'status' : 'alert'}>
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
        {wordsOf(end)}
      </Notice>
    </div>
  )
}

function wordsOf(end: CheckEnd): string {
  if (end.kind === 'queued') return checkNowWords.queued
  const kept = end.stored === 0 ? '' : ` ${checkNowWords.kept(end.stored)}`
  if (end.kind === 'failed') return searchErrorWords.reasons[end.code] + kept
  const { title, reason } = noResponseWords(end.answer)
  return checkNowWords.noAnswer(title, reason) + kept
}
