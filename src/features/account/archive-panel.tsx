import { useId, useState } from 'react'
import { type Archive, archivePartNames } from '#src/domain/sync/archive.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { useSyncPart } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { archiveWords } from '#src/words/account/archive.ts'
import { archiveContents } from '#src/words/account/archive-parts.ts'
import { discardUnfinished, openArchive, restoreArchive, saveArchive } from './actions.ts'
import type { DeviceFacts } from './device-panel.tsx'

const FormDialog = lazyPart('question', () => import('#src/ui/controls/dialog.tsx'), 'FormDialog')

function ArchiveProgress({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100)
  return <ProgressBar label={label} value={percent} max={100} text={archiveWords.share(percent)} />
}

function askAbout(archive: Archive): string {
  const counts = archivePartNames.map((part) => [part, archive[part].length])
  const contents = archiveContents(Object.fromEntries(counts), archivePartNames)
  return archiveWords.askAbout(formatDateTime(archive.exported_at), contents)
}

export function ArchiveImport({ isEmpty, unfinished }: { isEmpty: boolean; unfinished: string | null }) {
  const [archive, setArchive] = useState<Archive | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [discarding, setDiscarding] = useState(false)
  const id = useId()

  async function open(file: File | undefined) {
    if (!file) return
    const read = await openArchive(file)
    setArchive(typeof read === 'string' ? null : read)
    setProblem(typeof read === 'string' ? read : null)
  }

  async function restore(chosen: Archive) {
    setShare(0)
    try {
      setProblem(await restoreArchive(chosen, setShare))
      setArchive(null)
    } finally {
      setShare(null)
    }
  }

  return (
    <div className="flex w-full flex-col gap-3">
      <label htmlFor={id} className="font-medium text-14">
        {archiveWords.choose}
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        disabled={share !== null}
        className="h-11 w-full text-14 file:mr-3 file:h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-raised file:px-4 file:text-ink dense:h-9 dense:file:h-9"
        onChange={async (event) => {
          const input = event.target
          // A tap does not focus the input, so this call makes the dialog return the focus to it on closing.
          input.focus()
          await open(input.files?.[0])
          // Otherwise, choosing the same file again would not fire a change event.
          input.value = ''
        }}
      />
      {unfinished !== null && share === null ? (
        <Notice
          tone="warning"
          action={
            <Button
              onClick={() => {
                // Focuses the file input, because the dialog restores the focus on closing and this button
                // may be gone by then.
                document.getElementById(id)?.focus()
                setDiscarding(true)
              }}
            >
              {archiveWords.discard}
            </Button>
          }
        >
          {archiveWords.unfinished(formatDateTime(unfinished))}
        </Notice>
      ) : (
        !isEmpty && <p className="text-14 text-quiet">{archiveWords.onlyIntoEmpty}</p>
      )}
      {problem && (
        <Notice role="alert" tone="bad">
          {problem}
        </Notice>
      )}
      {archive && (
        <FormDialog
          title={archiveWords.ask}
          description={askAbout(archive)}
          submit={archiveWords.import}
          onSubmit={() => restore(archive)}
          onClose={() => setArchive(null)}
        >
          {share === null ? undefined : <ArchiveProgress label={archiveWords.importing} share={share} />}
        </FormDialog>
      )}
      {discarding && (
        <FormDialog
          title={archiveWords.discardAsk}
          description={archiveWords.discardWarning}
          submit={archiveWords.discard}
          danger
          onSubmit={async () => setDiscarding(!(await discardUnfinished()))}
          onClose={() => setDiscarding(false)}
        />
      )}
    </div>
  )
}

export function ArchivePanel({ counts, unfinishedImport }: DeviceFacts) {
  const [share, setShare] = useState<number | null>(null)
  const phase = useSyncPart('phase')
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
            <ArchiveProgress label={archiveWords.preparing} share={share} />
          </div>
        )}
        {!isEmpty && (
          <Button busy={share !== null} onClick={() => void save()}>
            {archiveWords.download}
          </Button>
        )}
        <ArchiveImport isEmpty={isEmpty} unfinished={unfinishedImport ?? null} />
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
