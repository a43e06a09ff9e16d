import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useEffectEvent } from 'react'
import { readCheck } from '#src/db/reads/checks.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { CheckQuestion } from '#src/domain/search/check-question.ts'
import { cancelSearches, retryChange } from '#src/parts/sync/actions.ts'
import { useWaitsForConnection } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { checkNowWords } from '#src/words/check/check-now.ts'
import { refusalReason } from '#src/words/shell/refusals.ts'
import { PageProgress } from './page-progress.tsx'

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

export function QueuedCheck({ question, onLeft, onDismiss }: QueuedCheckProps) {
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
      <div role="alert">
        <Notice
          tone="bad"
          action={
            <>
              <Button variant="secondary" onClick={() => void retryChange(entry.id)}>
                {checkNowWords.tryAgain}
              </Button>
              <Button variant="quiet" onClick={onDismiss}>
                {checkNowWords.dismiss}
              </Button>
            </>
          }
        >
          {refusalReason(entry)}
        </Notice>
      </div>
    )
  if (!waits) return <PageProgress page={(check?.pages_done ?? 0) + 1} pages={pages} onCancel={cancel} />
  return (
    <div role="status">
      <Notice
        tone="warning"
        action={
          <Button variant="quiet" onClick={cancel}>
            {checkNowWords.cancel}
          </Button>
        }
      >
        {checkNowWords.queued}
      </Notice>
    </div>
  )
}
