import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { useLoaded } from '#src/ui/hooks/use-loaded.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { accessWords } from '#src/words/access/access.ts'
import type { webhookWords } from '#src/words/access/webhooks.ts'
import type { Loaded } from './actions.ts'

interface AccessPanelProps<Item> {
  words: Pick<
    typeof webhookWords,
    'title' | 'lead' | 'loading' | 'failed' | 'none' | 'create' | 'full' | 'ended'
  >
  /** Whether the plan includes the items. */
  included: boolean
  /** Says which plans include the items; without it, the panel is omitted if there are none. */
  locked?: string
  max: number
  /** Must not change between renders. */
  load: (signal: AbortSignal) => Promise<Loaded<readonly Item[]>>
  list: (items: readonly Item[], onDelete: (item: Item) => void, onChanged: () => void) => ReactNode
  newDialog: (onClose: () => void) => ReactNode
  question: (item: Item) => Pick<ComponentProps<typeof FormDialog>, 'title' | 'description' | 'submit'>
  /** Returns whether the item is deleted. */
  remove: (item: Item) => Promise<boolean>
}

/** A list that is stored on the server only. */
export function AccessPanel<Item>(props: AccessPanelProps<Item>) {
  const { words, included, locked, max, load, list, newDialog, question, remove } = props
  const { loaded, busy, reload } = useLoaded(load)
  const [creating, setCreating] = useState(false)
  const [deleting, setDeleting] = useState<Item | null>(null)
  const items = loaded?.kind === 'read' ? loaded.value : []
  const isFull = items.length >= max
  const lead = included ? words.lead : locked
  if (!lead && items.length === 0) return null

  return (
    <Panel
      title={words.title}
      actions={
        included &&
        loaded?.kind === 'read' &&
        !isFull && <Button onClick={() => setCreating(true)}>{words.create}</Button>
      }
    >
      {lead && <p className="mb-4 text-quiet">{lead}</p>}
      {loaded === null && <Skeleton label={words.loading} shape="card" />}
      {loaded?.kind === 'failed' && (
        <Notice tone="warning" onRetry={reload} trying={busy}>
          {loaded.offline ? accessWords.offline : words.failed}
        </Notice>
      )}
      {!included && items.length > 0 && <p className="mb-2 text-14 text-quiet">{words.ended}</p>}
      {included && loaded?.kind === 'read' && items.length === 0 && (
        <p className="text-quiet">{words.none}</p>
      )}
      {items.length > 0 && list(items, setDeleting, reload)}
      {isFull && <p className="mt-3 text-14 text-quiet">{words.full}</p>}
      {creating &&
        newDialog(() => {
          setCreating(false)
          reload()
        })}
      {deleting && (
        <FormDialog
          {...question(deleting)}
          danger
          onSubmit={async () => {
            if (!(await remove(deleting))) return
            setDeleting(null)
            reload()
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </Panel>
  )
}
