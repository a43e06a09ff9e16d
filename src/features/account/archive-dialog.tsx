import { type Archive, type ArchivePart, archivePartNames } from '#src/domain/sync/archive.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { archiveWords } from '#src/words/account/archive.ts'
import { archiveContents } from '#src/words/account/archive-parts.ts'
import { uiWords } from '#src/words/controls/ui.ts'

interface ArchiveDialogProps {
  archive: Archive
  /** The imported share, from 0 to 1; null before the import starts. */
  share: number | null
  onImport: () => void
  onClose: () => void
}

function countRows(archive: Archive): Record<ArchivePart, number> {
  const counts = archivePartNames.map((part) => [part, archive[part].length])
  return Object.fromEntries(counts) as Record<ArchivePart, number>
}

export function ArchiveDialog({ archive, share, onImport, onClose }: ArchiveDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={archiveWords.ask}
      description={archiveWords.askAbout(
        formatDateTime(archive.exported_at),
        archiveContents(countRows(archive), archivePartNames),
      )}
      actions={
        <>
          <Button onClick={onClose} disabled={share !== null}>
            {uiWords.cancel}
          </Button>
          <Button variant="primary" busy={share !== null} onClick={onImport}>
            {archiveWords.import}
          </Button>
        </>
      }
    >
      {share !== null && (
        <ProgressBar
          label={archiveWords.importing}
          value={Math.round(share * 100)}
          max={100}
          text={archiveWords.share(Math.round(share * 100))}
        />
      )}
    </Dialog>
  )
}
