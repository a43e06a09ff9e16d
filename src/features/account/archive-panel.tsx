import { useState } from 'react'
import { archivePartNames } from '#src/domain/sync/archive.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { archiveWords } from '#src/words/account/archive.ts'
import { archiveContents } from '#src/words/account/archive-parts.ts'
import { saveArchive } from './actions.ts'
import { ArchiveImport } from './archive-import.tsx'
import type { DeviceFacts } from './use-device.ts'

export function ArchivePanel({ device }: { device: Pick<DeviceFacts, 'counts' | 'unfinishedImport'> }) {
  const { counts, unfinishedImport } = device
  const [share, setShare] = useState<number | null>(null)
  const { phase } = useSyncStatus()
  const isEmpty = Object.values(counts).every((count) => count === 0)

  async function save() {
    setShare(0)
    try {
      await saveArchive(setShare)
    } finally {
      setShare(null)
    }
  }

  return (
    <Panel title={archiveWords.title}>
      <p>{isEmpty ? archiveWords.empty : archiveWords.lead}</p>
      <div className="mt-4 flex flex-col items-start gap-4">
        {share !== null && (
          <div className="w-full">
            <ProgressBar
              label={archiveWords.preparing}
              value={Math.round(share * 100)}
              max={100}
              text={archiveWords.share(Math.round(share * 100))}
            />
          </div>
        )}
        {!isEmpty && (
          <Button busy={share !== null} onClick={() => void save()}>
            {archiveWords.download}
          </Button>
        )}
        <ArchiveImport isEmpty={isEmpty} unfinished={unfinishedImport} />
      </div>
      {/* This text is below the buttons, so that they do not move when it grows during a pull. */}
      <p className="mt-4 text-14 text-quiet empty:hidden">
        {[
          !isEmpty && archiveWords.contains(archiveContents(counts, archivePartNames)),
          phase === 'pulling' && archiveWords.stillComing,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Panel>
  )
}
