import { useEffect, useState } from 'react'
import { readMark, takeMark } from '#src/db/core/local-marks.ts'
import type { StorageTrouble } from '#src/db/core/open.ts'
import { showToast } from '#src/state/toasts.ts'
import { stopSync } from '#src/sync/engine/engine.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { LineIcon, toneDrawings } from '#src/ui/drawing/line-icon.tsx'
import { useOffline } from '#src/ui/hooks/use-offline.ts'
import { ErrorState } from '#src/ui/layout/error-state.tsx'
import { storageWords } from '#src/words/account/storage.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { shellWords } from '#src/words/shell/shell.ts'
import { changeToNewest } from '../worker/change-build.ts'

/** `ahead`: a newer build has upgraded the store, and this build must not touch it. */
export type Trouble = StorageTrouble | 'ahead'

// Limits the wait for pending reads: after Chromium has cleared a store, some may never settle.
const settlingMs = 2_000

function useNewStore(isErased: boolean, userId: string, again: () => void): void {
  const offline = useOffline()
  useEffect(() => {
    if (!isErased || offline) return
    const settled = new Promise((resolve) => setTimeout(resolve, settlingMs))
    void Promise.race([stopSync(), settled]).then(() => {
      const lost = takeMark('kept', userId)
      if (lost) showToast('bad', storageWords.lost(lost), { stays: true })
      again()
    })
  }, [isErased, offline, userId, again])
}

interface StorageTroubleProps {
  trouble: Trouble
  userId: string
  again: () => void
}

export function StorageTroubleScreen({ trouble, userId, again }: StorageTroubleProps) {
  const isErased = trouble === 'erased'
  const isOutdated = trouble === 'ahead'
  const [lost] = useState(() => (isErased && readMark('kept', userId)) || 0)
  useNewStore(isErased, userId, again)
  return (
    <ErrorState
      title={storageWords.troubles[trouble].title}
      action={
        !isErased && (
          <Button variant="primary" onClick={() => (isOutdated ? void changeToNewest() : location.reload())}>
            {isOutdated ? shellWords.update : uiWords.reload}
          </Button>
        )
      }
    >
      <p>{storageWords.troubles[trouble].text}</p>
      {lost > 0 && <p>{storageWords.lost(lost)}</p>}
    </ErrorState>
  )
}

function describeLoss(data: boolean, session: boolean): string | null {
  if (data) return session ? null : storageWords.unsaved.session
  return session ? storageWords.unsaved.data : storageWords.unsaved.all
}

export function StorageStrip({ data, session }: { data: boolean; session: boolean }) {
  const text = describeLoss(data, session)
  if (text === null) return null
  return (
    <div role="status" className="border-line border-b bg-warning-wash text-14 print:hidden">
      <p className="mx-auto flex max-w-page items-start gap-x-3 px-4 py-1.5 lg:px-6">
        <span className="mt-0.5 shrink-0 text-warning">
          <LineIcon drawing={toneDrawings.warning} size={16} />
        </span>
        {text}
      </p>
    </div>
  )
}
