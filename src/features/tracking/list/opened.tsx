import { EditDialog } from '#src/parts/tracking/change/edit-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import type { Ask, Asked } from './item-actions.tsx'
import { ItemMenu } from './item-menu.tsx'
import { TagDialog } from './tag-dialog.tsx'
import type { ListedItem } from './use-tracked.ts'

interface OpenedProps {
  items: readonly ListedItem[]
  asked: Asked
  onAsk: Ask
  onClose: () => void
}

export function Opened({ items, asked, onAsk, onClose }: OpenedProps) {
  const ids = 'ids' in asked ? asked.ids : [asked.id]
  const found = items.filter(({ row }) => ids.includes(row.id))
  const [first] = found
  if (!first) return null
  const rows = found.map(({ row }) => row)
  if (asked.action === 'menu') return <ItemMenu item={first} anchor={asked.anchor} onAsk={onAsk} />
  if (asked.action === 'edit') return <EditDialog row={first.row} onClose={onClose} />
  if (asked.action === 'tag') return <TagDialog rows={rows} onClose={onClose} />
  return <DeleteDialog rows={rows} onClose={onClose} />
}
