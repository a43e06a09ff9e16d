import { type Archive, type ArchivePart, archivePartNames } from '#src/domain/sync/archive.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { archiveWords } from '#src/words/account/archive.ts'
import { archiveContents } from '#src/words/account/archive-parts.ts'

interface ArchiveDialogProps {
  archive: Archive
  /** How much of it has been imported, from 0 to 1; null before that begins. */
  share: number | null
  onImport: () => void
  onClose: () => void
}

function countsOf(archive: Archive): Record<ArchivePart, number> {
  const counts = archivePartNames.map((part) => [part, archive[part].length])
  return Object.fromEntries(counts) as Record<ArchivePart, number>
}

/** Says what an archive holds and asks whether it is to be imported. */
export function ArchiveDialog({ archive, share, onImport, onClose }: ArchiveDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={archiveWords.ask}
      description={archiveWords.askAbout(
        formatDateTime(archive.exported_at),
        archiveContents(countsOf(archive), archivePartNames),
      )}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={share !== null}>
            {archiveWords.cancel}
          </Button>
          <Button busy={share !== null} onClick={onImport}>
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
