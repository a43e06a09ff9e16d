import { lazy, Suspense, useState } from 'react'
import type { KeyPhraseRow } from '#src/domain/rows.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/button.tsx'
import { useCheckRun } from './use-check-run.ts'

const CheckRunNotice = lazy(async () => ({
  default: (await import('./check-run-notice.tsx')).CheckRunNotice,
}))
const CheckNowDialog = lazy(async () => ({
  default: (await import('./check-now-dialog.tsx')).CheckNowDialog,
}))

interface CheckNowProps {
  phrase: KeyPhraseRow
  onStored: (searchId: string) => void
}

/** Checks the key phrase at once. Says what it costs before it does. */
export function CheckNow({ phrase, onStored }: CheckNowProps) {
  const [asking, setAsking] = useState(false)
  const { phase } = useSyncStatus()
  const { run, start, retry, cancel } = useCheckRun(onStored)
  const isRunning = run !== null && run.end === null

  return (
    <div className="flex flex-col items-end gap-3">
      <Button busy={isRunning} onClick={() => setAsking(true)}>
        Check now
      </Button>
      {run && (
        <Suspense>
          <CheckRunNotice run={run} onRetry={retry} onCancel={cancel} />
        </Suspense>
      )}
      {asking && (
        <Suspense>
          <CheckNowDialog
            open
            offline={phase === 'offline'}
            onClose={() => setAsking(false)}
            onCheck={(pages) => {
              setAsking(false)
              start({
                keyword_id: phrase.id,
                search_term: phrase.keyword,
                country: phrase.country,
                pages,
              })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
