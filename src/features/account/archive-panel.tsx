import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { countArchive } from '#src/db/reads/archive.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { saveArchive } from './actions.ts'
import { ArchiveImport } from './archive-import.tsx'
import { archiveWords } from './archive-words.ts'

/** Everything of the account as a file, and back. */
export function ArchivePanel() {
  const counts = useLiveQuery(() => countArchive())
  const [share, setShare] = useState<number | null>(null)
  const { phase } = useSyncStatus()
  if (!counts) return null
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
    <Panel title="Your data">
      <p>
        {isEmpty
          ? 'There is nothing on this device yet. You can import an archive of another account.'
          : 'An archive is one file with all your data on this device.'}
      </p>
      <div className="mt-4 flex flex-col items-start gap-4">
        {share !== null && (
          <div className="w-full">
            <ProgressBar
              label="Preparing the archive"
              value={Math.round(share * 100)}
              max={100}
              text={`${Math.round(share * 100)}%`}
            />
          </div>
        )}
        {!isEmpty && (
          <Button variant="secondary" busy={share !== null} onClick={() => void save()}>
            Download archive
          </Button>
        )}
        <ArchiveImport isEmpty={isEmpty} />
      </div>
      {/* Below the buttons: it grows while a pull goes on, and must not move them away under a finger. */}
      <p className="mt-4 text-14 text-quiet empty:hidden">
        {!isEmpty && `The archive contains ${archiveWords(counts)}.`}
        {phase === 'pulling' && ' Still downloading; there may be more.'}
      </p>
    </Panel>
  )
}
