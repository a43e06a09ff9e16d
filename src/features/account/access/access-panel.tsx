import { Trash2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { CopyableCode } from '#src/parts/shell/copyable-code.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog, FormDialog } from '#src/ui/controls/dialog.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { useLoaded } from '#src/ui/hooks/use-loaded.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { accessWords } from '#src/words/access/access.ts'
import type { webhookWords } from '#src/words/access/webhooks.ts'
import type { Created } from './actions.ts'

interface AccessPanelProps<Item> {
  words: Pick<
    typeof webhookWords,
    'title' | 'lead' | 'loading' | 'failed' | 'none' | 'create' | 'full' | 'ended'
  >
  included: boolean
  /** The lead if the plan excludes the items. Without a lead, the panel is hidden unless it lists items. */
  locked?: string
  max: number
  /** Must not change between renders, because each change loads the items again. */
  load: (signal: AbortSignal) => Promise<Item[] | (Error & { kind: string })>
  about: (item: Item) => ReactNode
  more?: (item: Item, onChanged: () => void) => ReactNode
  newDialog: (onClose: () => void) => ReactNode
  removeLabel: (item: Item) => string
  question: (item: Item) => Pick<ComponentProps<typeof FormDialog>, 'title' | 'description' | 'submit'>
  /** Returns false if the item could not be deleted. */
  remove: (item: Item) => Promise<boolean>
}

/** Lists, creates and deletes items that only the server stores. */
export function AccessPanel<Item extends { id: string }>(props: AccessPanelProps<Item>) {
  const { words, included, locked, max, load, about, more, newDialog, removeLabel, question, remove } = props
  const { value, failure, busy, reload } = useLoaded(load)
  const [creating, setCreating] = useState(false)
  const [deleting, setDeleting] = useState<Item | null>(null)
  // After a failed reload, the panel shows no items, because the last list may be out of date.
  const listed = failure ? null : value
  const items = listed ?? []
  const isFull = items.length >= max
  const lead = included ? words.lead : locked
  if (!lead && items.length === 0) return null

  return (
    <Panel
      title={words.title}
      actions={
        included && listed && !isFull && <Button onClick={() => setCreating(true)}>{words.create}</Button>
      }
    >
      {lead && <p className="mb-4 text-quiet">{lead}</p>}
      {!value && !failure && <Skeleton label={words.loading} shape="card" />}
      {failure && (
        <Notice tone="warning" onRetry={reload} trying={busy}>
          {failure.kind === 'offline' ? accessWords.offline : words.failed}
        </Notice>
      )}
      {!included && items.length > 0 && <p className="mb-2 text-14 text-quiet">{words.ended}</p>}
      {included && listed?.length === 0 && <p className="text-quiet">{words.none}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.id} className="border-line border-t py-3 [&>details]:border-b-0">
              <div className="flex items-start gap-4">
                <div className="min-w-0 flex-1">{about(item)}</div>
                <IconButton label={removeLabel(item)} onClick={() => setDeleting(item)}>
                  <Trash2 size={18} aria-hidden="true" />
                </IconButton>
              </div>
              {more?.(item, reload)}
            </li>
          ))}
        </ul>
      )}
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

interface SecretFormProps {
  words: Pick<typeof webhookWords, 'create' | 'createIt' | 'created' | 'once'>
  /** Returns null if the form is incomplete. */
  create: () => Promise<Created> | null
  /** An error that no field shows. */
  problem?: string | false
  onClose: () => void
  children: ReactNode
}

/** Creates a token or webhook, then shows its secret once. */
export function SecretForm({ words, create, problem, onClose, children }: SecretFormProps) {
  const [made, setMade] = useState<Created | null>(null)
  if (made && 'secret' in made)
    return (
      <Dialog
        onClose={onClose}
        title={words.created}
        description={words.once}
        actions={
          <Button variant="primary" onClick={onClose}>
            {accessWords.done}
          </Button>
        }
      >
        <CopyableCode text={made.secret} copy={accessWords.copy} />
      </Dialog>
    )
  const failure = problem || made?.refusal
  return (
    <FormDialog
      title={words.create}
      submit={words.createIt}
      noValidate
      onSubmit={async () => setMade(await create())}
      onClose={onClose}
    >
      {children}
      <div role="alert">{failure && <Notice tone="bad">{failure}</Notice>}</div>
    </FormDialog>
  )
}
