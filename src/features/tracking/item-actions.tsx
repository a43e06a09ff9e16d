import { Button } from '#src/ui/controls/button.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { trackedListWords } from '#src/words/tracked-list.ts'
import { pauseKeyPhrase, resumeKeyPhrase } from './actions.ts'
import type { ListedItem } from './use-tracked.ts'

/** What a dialog is open for. */
export interface Asked {
  action: 'edit' | 'delete'
  id: string
}

interface ItemActionsProps {
  item: ListedItem
  onAsk: (asked: Asked) => void
  /** Signs alone, where there is little room. */
  compact?: boolean | undefined
}

// Each in one path: they are in every row of a long list.
const drawings = {
  pause:
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  pencil:
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  bin: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
}

/** Pause or resume, edit, delete. */
export function ItemActions({ item: { row, locked }, onAsk, compact }: ItemActionsProps) {
  const toggle = row.status
    ? { word: trackedListWords.pause, drawing: drawings.pause, press: () => void pauseKeyPhrase(row.id) }
    : { word: trackedListWords.resume, drawing: drawings.play, press: () => void resumeKeyPhrase(row.id) }
  // One button whatever its word is: it keeps the focus.
  const actions = [
    ...(locked && !row.status ? [] : [{ id: 'toggle', ...toggle }]),
    {
      id: 'edit',
      word: trackedListWords.edit,
      drawing: drawings.pencil,
      press: () => onAsk({ action: 'edit', id: row.id }),
    },
    {
      id: 'delete',
      word: trackedListWords.delete,
      drawing: drawings.bin,
      press: () => onAsk({ action: 'delete', id: row.id }),
    },
  ]
  return (
    <div className={`flex gap-1 ${compact ? '-my-1 justify-end' : 'flex-wrap'}`}>
      {actions.map(({ id, word, drawing, press }) => (
        <Button
          key={id}
          variant={compact ? 'quiet' : 'secondary'}
          aria-label={trackedListWords.actionOn(word, row.keyword)}
          title={compact ? word : undefined}
          onClick={press}
        >
          <LineIcon drawing={drawing} size={16} />
          {!compact && word}
        </Button>
      ))}
    </div>
  )
}
