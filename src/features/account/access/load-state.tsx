import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { accessWords } from '#src/words/access/access.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import type { Loaded } from './actions.ts'

interface LoadStateProps {
  loaded: Loaded<unknown> | null
  busy: boolean
  onRetry: () => void
  loading: string
  failed: string
}

export function LoadState({ loaded, busy, onRetry, loading, failed }: LoadStateProps) {
  if (loaded === null) return <Skeleton label={loading} shape="card" />
  if (loaded.kind === 'read') return null
  return (
    <Notice
      tone="warning"
      action={
        <Button busy={busy} onClick={onRetry}>
          {uiWords.tryAgain}
        </Button>
      }
    >
      {loaded.offline ? accessWords.offline : failed}
    </Notice>
  )
}
