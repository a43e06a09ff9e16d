import { MenuButton } from '#src/ui/controls/menu-button.tsx'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import type { ListedItem } from './use-tracked.ts'

export type Asked =
  | { action: 'menu'; id: string; anchor: HTMLElement }
  | { action: 'edit'; id: string }
  | { action: 'delete' | 'tag'; ids: readonly string[] }

export type Ask = (asked: Asked | null) => void

/** Opens the menu that all rows share. */
export function MoreButton({ item: { row }, onAsk }: { item: ListedItem; onAsk: Ask }) {
  return (
    <MenuButton
      label={trackedListWords.actionOn(trackedListWords.columns.actions, row.keyword)}
      onPress={(anchor) =>
        onAsk(anchor.ariaExpanded === 'true' ? null : { action: 'menu', id: row.id, anchor })
      }
      className="relative z-1 -my-2 focus-visible:opacity-100 aria-expanded:opacity-100 group-hover:opacity-100 group-focus-within:opacity-100 dense:size-8 dense:opacity-0"
    />
  )
}
