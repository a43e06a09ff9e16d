import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { setActive } from './actions.ts'
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

/** Pause or resume, edit, delete. */
export function ItemActions({ item: { row, locked }, onAsk, compact }: ItemActionsProps) {
  const toggle = row.status ? { word: 'Pause', Icon: Pause } : { word: 'Resume', Icon: Play }
  // One button whatever its word is: it keeps the focus.
  const actions = [
    ...(locked && !row.status
      ? []
      : [{ id: 'toggle', ...toggle, press: () => void setActive(row, !row.status) }]),
    { id: 'edit', word: 'Edit', Icon: Pencil, press: () => onAsk({ action: 'edit', id: row.id }) },
    { id: 'delete', word: 'Delete', Icon: Trash2, press: () => onAsk({ action: 'delete', id: row.id }) },
  ]
  return (
    <div className={`flex gap-1 ${compact ? '-my-1 justify-end' : 'flex-wrap'}`}>
      {actions.map(({ id, word, Icon, press }) => (
        <Button
          key={id}
          variant={compact ? 'quiet' : 'secondary'}
          aria-label={`${word}: ${row.keyword}`}
          title={compact ? word : undefined}
          onClick={press}
        >
          <Icon size={16} aria-hidden="true" />
          {!compact && word}
        </Button>
      ))}
    </div>
  )
}
