import { useState } from 'react'
import { readTags } from '#src/domain/tracking/key-phrase-draft.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { EditDialog } from '#src/parts/tracking/change/edit-dialog.tsx'
import { phraseItems } from '#src/parts/tracking/change/phrase-items.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { Menu } from '#src/ui/controls/menu.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { actionDrawings } from '#src/ui/drawing/action-drawings.ts'
import { keyPhraseFormWords } from '#src/words/tracking/key-phrase-form.ts'
import { deleteConfirmation, trackedDialogWords } from '#src/words/tracking/tracked-dialogs.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { deleteTracked, tagKeyPhrases } from '../actions.ts'
import type { Ask, Asked } from './item-actions.tsx'
import type { ListedItem } from './use-tracked.ts'

interface RowsDialogProps {
  rows: readonly KeyPhraseRow[]
  onClose: () => void
}

function DeleteDialog({ rows, onClose }: RowsDialogProps) {
  const [typed, setTyped] = useState('')
  const [first] = rows

  async function submit() {
    // Does not call `onClose`, because the focus would return to a button that is about to disappear.
    // Deleting the rows unmounts the dialog.
    if (typed === deleteConfirmation) await deleteTracked(rows.map((row) => row.id))
  }

  return (
    <FormDialog
      title={
        rows.length === 1 ? trackedDialogWords.deleteTitle : trackedDialogWords.deleteManyTitle(rows.length)
      }
      description={
        first && rows.length === 1
          ? trackedDialogWords.deleteText(first.keyword)
          : trackedDialogWords.deleteManyText(rows.length)
      }
      submit={trackedDialogWords.delete}
      danger
      disabled={typed !== deleteConfirmation}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={trackedDialogWords.confirm(deleteConfirmation)}
        name="confirmation"
        value={typed}
        onChange={setTyped}
        verbatim
      />
    </FormDialog>
  )
}

function TagDialog({ rows, onClose }: RowsDialogProps) {
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState<readonly string[]>([])
  const present = [...new Set(rows.flatMap((row) => row.tags))]

  async function submit() {
    if (await tagKeyPhrases(rows, { add: readTags(added), remove: removed })) onClose()
  }

  return (
    <FormDialog
      title={trackedDialogWords.tagTitle(rows.length)}
      submit={trackedDialogWords.save}
      disabled={added.trim() === '' && removed.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={trackedDialogWords.tagsToAdd}
        name="tags"
        value={added}
        onChange={setAdded}
        hint={keyPhraseFormWords.tagsHint}
      />
      {present.length > 0 && (
        <div>
          {present.map((tag) => (
            <Checkbox
              key={tag}
              label={trackedDialogWords.removeTag(tag)}
              name="remove"
              checked={removed.includes(tag)}
              onChange={(checked) =>
                setRemoved(checked ? [...removed, tag] : removed.filter((other) => other !== tag))
              }
            />
          ))}
        </div>
      )}
    </FormDialog>
  )
}

const shortcuts = new Map([
  ['toggle', 'P'],
  ['edit', 'E'],
])

interface OpenedProps {
  items: readonly ListedItem[]
  asked: Asked
  onAsk: Ask
  onClose: () => void
}

export function Opened({ items, asked, onAsk, onClose }: OpenedProps) {
  const ids = 'ids' in asked ? asked.ids : [asked.id]
  const found = items.filter(({ row }) => ids.includes(row.id))
  const [item] = found
  if (!item) return null
  const { id, keyword } = item.row
  if (asked.action === 'menu')
    return (
      <Menu
        label={keyword}
        anchor={asked.anchor}
        onClose={onClose}
        items={[
          ...phraseItems(item, () => onAsk({ action: 'edit', id })).map((each) => ({
            ...each,
            shortcut: shortcuts.get(each.id),
          })),
          {
            id: 'delete',
            label: trackedListWords.delete,
            drawing: actionDrawings.bin,
            shortcut: 'Delete',
            danger: true,
            press: () => onAsk({ action: 'delete', ids: [id] }),
          },
        ]}
      />
    )
  const rows = found.map(({ row }) => row)
  if (asked.action === 'edit') return <EditDialog row={item.row} onClose={onClose} />
  if (asked.action === 'tag') return <TagDialog rows={rows} onClose={onClose} />
  return <DeleteDialog rows={rows} onClose={onClose} />
}
