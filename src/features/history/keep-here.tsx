import { useLiveQuery } from 'dexie-react-hooks'
import { readPinned } from '#src/db/reads/device-notes.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { checkDetailWords } from '#src/words/history/check-detail.ts'
import { keepHere } from './actions.ts'

export function KeepHere({ id }: { id: string }) {
  const pinned = useLiveQuery(() => readPinned())
  if (pinned === undefined) return null
  const isKept = pinned.has(id)
  return (
    <Button variant="secondary" aria-pressed={isKept} onClick={() => void keepHere(id, !isKept)}>
      {isKept ? checkDetailWords.keptHere : checkDetailWords.keepHere}
    </Button>
  )
}
