import { useState } from 'react'
import type { Webhook } from '#src/domain/account/webhook.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { webhookWords } from '#src/words/access/webhooks.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { dropWebhook, loadWebhooks } from './actions.ts'
import { LoadState } from './load-state.tsx'
import { NewWebhookDialog } from './new-webhook-dialog.tsx'
import { useLoaded } from './use-loaded.ts'
import { WebhookList } from './webhook-list.tsx'

const maxWebhooks = 5

export function WebhooksPanel({ included }: { included: boolean }) {
  const { loaded, busy, reload } = useLoaded(loadWebhooks)
  const [creating, setCreating] = useState(false)
  const [deleting, setDeleting] = useState<Webhook | null>(null)
  const webhooks = loaded?.kind === 'read' ? loaded.value : []
  const isFull = webhooks.length >= maxWebhooks
  // The tokens panel already says which plans include webhooks.
  if (!included && webhooks.length === 0) return null

  return (
    <Panel
      title={webhookWords.title}
      actions={
        included &&
        loaded?.kind === 'read' &&
        !isFull && <Button onClick={() => setCreating(true)}>{webhookWords.create}</Button>
      }
    >
      <p className="mb-4 text-quiet">{included ? webhookWords.lead : webhookWords.ended}</p>
      <LoadState
        {...{ loaded, busy }}
        onRetry={reload}
        loading={webhookWords.loading}
        failed={webhookWords.failed}
      />
      {loaded?.kind === 'read' && webhooks.length === 0 && <p className="text-quiet">{webhookWords.none}</p>}
      {webhooks.length > 0 && <WebhookList webhooks={webhooks} onDelete={setDeleting} onChanged={reload} />}
      {isFull && <p className="mt-3 text-14 text-quiet">{webhookWords.full}</p>}
      {creating && (
        <NewWebhookDialog
          onClose={() => {
            setCreating(false)
            reload()
          }}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={webhookWords.deleteAsk}
          warning={webhookWords.deleteWarning(deleting.url)}
          confirm={webhookWords.delete}
          onConfirm={() => dropWebhook(deleting.id)}
          onClose={(deleted) => {
            setDeleting(null)
            if (deleted) reload()
          }}
        />
      )}
    </Panel>
  )
}
