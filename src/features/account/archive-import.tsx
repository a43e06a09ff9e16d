import { useId, useState } from 'react'
import { type Archive, type ArchivePart, archivePartNames } from '#src/domain/archive.ts'
import { formatDateTime } from '#src/domain/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { openArchive, restoreArchive } from './actions.ts'
import { archiveWords } from './archive-words.ts'

function countsOf(archive: Archive): Record<ArchivePart, number> {
  const counts = archivePartNames.map((part) => [part, archive[part].length])
  return Object.fromEntries(counts) as Record<ArchivePart, number>
}

/** Takes an archive's file, says what it holds, and imports it when its owner says so. */
export function ArchiveImport({ isEmpty }: { isEmpty: boolean }) {
  const [archive, setArchive] = useState<Archive | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const id = useId()

  async function open(file: File | undefined) {
    if (!file) return
    const read = await openArchive(file)
    setArchive(typeof read === 'string' ? null : read)
    setProblem(typeof read === 'string' ? read : null)
  }

  async function restore() {
    if (!archive) return
    setShare(0)
    setProblem(await restoreArchive(archive, setShare))
    setShare(null)
    setArchive(null)
  }

  return (
    <div className="flex w-full flex-col gap-3">
      <label htmlFor={id} className="font-medium text-14">
        Import an archive
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className="h-11 w-full text-14 file:mr-3 file:h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-raised file:px-4 file:text-ink dense:h-9 dense:file:h-9"
        onChange={async (event) => {
          const input = event.target
          await open(input.files?.[0])
          // The same file can be chosen again after a failure.
          input.value = ''
        }}
      />
      {!isEmpty && (
        <p className="text-14 text-quiet">Only into an empty account: nothing that is here is overwritten.</p>
      )}
      {problem && (
        <div role="alert">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      {archive && (
        <Dialog
          open
          onClose={() => setArchive(null)}
          title="Import this archive?"
          description={`It was made on ${formatDateTime(archive.exported_at)} and holds ${archiveWords(countsOf(archive))}. Key phrases beyond your plan are imported as paused ones.`}
          actions={
            <>
              <Button variant="secondary" onClick={() => setArchive(null)}>
                Cancel
              </Button>
              <Button busy={share !== null} onClick={() => void restore()}>
                Import
              </Button>
            </>
          }
        >
          {share !== null && (
            <ProgressBar
              label="Importing the archive"
              value={Math.round(share * 100)}
              max={100}
              text={`${Math.round(share * 100)}%`}
            />
          )}
        </Dialog>
      )}
    </div>
  )
}
