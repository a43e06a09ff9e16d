import { bulb, makeIdea } from '#src/parts/ideas/make-idea.ts'
import { togglePaused } from '#src/parts/tracking/change/actions.ts'
import { Menu } from '#src/ui/controls/menu.tsx'
import { ideaNotingWords } from '#src/words/ideas/idea-noting.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import type { Ask } from './item-actions.tsx'
import type { ListedItem } from './use-tracked.ts'

// Each drawing is a single path; see LineIcon.
export const actionDrawings = {
  pause:
    'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z',
  play: 'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
  pencil:
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  bin: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  tag: 'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42zM7 7.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0',
  report: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8l6 6v12a2 2 0 0 1-2 2zM14 2v6h6M8 18v-2M12 18v-4M16 18v-6',
  close: 'M18 6 6 18M6 6l12 12',
}

interface ItemMenuProps {
  item: ListedItem
  anchor: HTMLElement
  onAsk: Ask
}

export function ItemMenu({ item, anchor, onAsk }: ItemMenuProps) {
  const { row, locked } = item
  const { pause, resume, edit } = trackedListWords
  const toggle = {
    id: 'toggle',
    label: row.status ? pause : resume,
    drawing: row.status ? actionDrawings.pause : actionDrawings.play,
    shortcut: 'P',
    press: () => void togglePaused(item),
  }
  return (
    <Menu
      label={row.keyword}
      anchor={anchor}
      onClose={() => onAsk(null)}
      items={[
        ...(locked && !row.status ? [] : [toggle]),
        {
          id: 'edit',
          label: edit,
          drawing: actionDrawings.pencil,
          shortcut: 'E',
          press: () => onAsk({ action: 'edit', id: row.id }),
        },
        {
          id: 'idea',
          label: ideaNotingWords.make,
          drawing: bulb,
          press: () => void makeIdea({ phrase: row.keyword, country: row.country }),
        },
        {
          id: 'delete',
          label: trackedListWords.delete,
          drawing: actionDrawings.bin,
          shortcut: 'Delete',
          danger: true,
          press: () => onAsk({ action: 'delete', ids: [row.id] }),
        },
      ]}
    />
  )
}
