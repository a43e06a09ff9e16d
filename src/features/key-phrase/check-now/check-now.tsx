import { useState } from 'react'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { useSyncPart } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { keyPhraseWords } from '#src/words/key-phrase.ts'
import { useCheckRun } from './use-check-run.ts'

const CheckRunNotice = lazyPart(
  'progress',
  async () => (await import('./check-run-notice.tsx')).CheckRunNotice,
)
const CheckNowDialog = lazyPart(
  'question',
  async () => (await import('./check-now-dialog.tsx')).CheckNowDialog,
  { place: 'dialog' },
)

interface CheckNowProps {
  phrase: KeyPhraseRow
  onStored: (searchId: string) => void
}

/** Checks the key phrase at once. Says what it costs before it does. */
export function CheckNow({ phrase, onStored }: CheckNowProps) {
  const [asking, setAsking] = useState(false)
  const phase = useSyncPart('phase')
  const { run, start, retry, cancel } = useCheckRun(onStored)
  const isRunning = run !== null && run.end === null

  return (
    <div className="flex flex-col items-end gap-3">
      <Button busy={isRunning} onClick={() => setAsking(true)}>
        {keyPhraseWords.checkNow}
      </Button>
      {run && <CheckRunNotice run={run} onRetry={retry} onCancel={cancel} />}
      {asking && (
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
      )}
    </div>
  )
}
