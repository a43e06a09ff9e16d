import { bulb, makeIdea } from '#src/parts/ideas/make-idea.ts'
import { togglePaused } from '#src/parts/tracking/change/actions.ts'
import { Menu } from '#src/ui/controls/menu.tsx'
import { actionDrawings } from '#src/ui/drawing/action-drawings.ts'
import { ideaNotingWords } from '#src/words/ideas/idea-noting.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import type { Ask } from './item-actions.tsx'
import type { ListedItem } from './use-tracked.ts'

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
