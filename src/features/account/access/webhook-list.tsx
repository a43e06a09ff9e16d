import { Trash2 } from 'lucide-react'
import type { Webhook } from '#src/domain/account/webhook.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { webhookKindName, webhookWords } from '#src/words/access/webhooks.ts'
import { resumeWebhook, tryWebhook } from './actions.ts'
import { WebhookLog } from './webhook-log.tsx'

interface WebhookListProps {
  webhooks: readonly Webhook[]
  onDelete: (webhook: Webhook) => void
  onChanged: () => void
}

export function WebhookList({ webhooks, onDelete, onChanged }: WebhookListProps) {
  return (
    <ul className="border-line border-t">
      {webhooks.map((webhook) => (
        <li key={webhook.id} className="pt-3">
          <div className="flex items-start gap-4">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-medium">
                <bdi>{webhook.url}</bdi> <State {...webhook} />
              </p>
              <p className="text-14 text-quiet">{webhook.kinds.map(webhookKindName).join(' · ')}</p>
              <Trouble {...webhook} />
            </div>
            <IconButton label={webhookWords.deleteThis(webhook.url)} onClick={() => onDelete(webhook)}>
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </div>
          <div className="mt-2 flex flex-wrap gap-2">
            <Action
              text={webhookWords.test}
              label={webhookWords.testThis(webhook.url)}
              onPress={() => tryWebhook(webhook.id)}
              onDone={onChanged}
            />
            {webhook.disabled_at !== null && (
              <Action
                text={webhookWords.enable}
                label={webhookWords.enableThis(webhook.url)}
                onPress={() => resumeWebhook(webhook.id)}
                onDone={onChanged}
              />
            )}
          </div>
          <Disclosure summary={<span className="text-14">{webhookWords.log}</span>}>
            <WebhookLog url={webhook.url} deliveries={webhook.deliveries} />
          </Disclosure>
        </li>
      ))}
    </ul>
  )
}

function State({ disabled_at, failing_since }: Webhook) {
  if (disabled_at !== null) return <Badge tone="bad">{webhookWords.disabled}</Badge>
  return failing_since === null ? null : <Badge tone="warning">{webhookWords.failing}</Badge>
}

function Trouble({ disabled_because, failing_since }: Webhook) {
  const text =
    disabled_because !== null
      ? webhookWords.disabledBecause[disabled_because]
      : failing_since && webhookWords.failingSince(formatDateTime(failing_since))
  return text && <p className="text-14 text-quiet">{text}</p>
}

interface ActionProps {
  text: string
  label: string
  onPress: () => Promise<unknown>
  onDone: () => void
}

function Action({ text, label, onPress, onDone }: ActionProps) {
  const { busy, run } = useOneAtATime()

  return (
    <Button aria-label={label} busy={busy} onClick={() => void run(onPress, onDone)}>
      {text}
    </Button>
  )
}
