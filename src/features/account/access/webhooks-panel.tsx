import { useState } from 'react'
import {
  isWebhookUrl,
  type Webhook,
  type WebhookDelivery,
  type WebhookKind,
  webhookKinds,
} from '#src/domain/account/webhook.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { receiverResponse, webhookKindName, webhookWords } from '#src/words/access/webhooks.ts'
import { AccessPanel, SecretForm } from './access-panel.tsx'
import { addWebhook, dropWebhook, loadWebhooks, resumeWebhook, tryWebhook } from './actions.ts'

function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const { create, createIt, created, once } = webhookWords
  const [url, setUrl] = useState('')
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(webhookKinds)
  const [tried, setTried] = useState(false)
  const isWrong = !isWebhookUrl(url.trim())

  function submit() {
    setTried(true)
    return isWrong || kinds.length === 0 ? null : addWebhook(url.trim(), kinds)
  }

  return (
    <SecretForm
      words={{ create, createIt, created, once }}
      create={submit}
      problem={tried && kinds.length === 0 && webhookWords.kindMissing}
      onClose={onClose}
    >
      <TextField
        label={webhookWords.url}
        name="webhook-url"
        type="url"
        autoComplete="off"
        hint={webhookWords.urlHint}
        value={url}
        onChange={setUrl}
        error={tried && isWrong ? webhookWords.urlWrong : undefined}
      />
      <fieldset>
        <legend className="mb-1.5 font-medium text-14">{webhookWords.receives}</legend>
        {webhookKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={webhookKindName(kind)}
            name={kind}
            checked={kinds.includes(kind)}
            onChange={(wanted) =>
              setKinds(webhookKinds.filter((one) => (one === kind ? wanted : kinds.includes(one))))
            }
          />
        ))}
      </fieldset>
    </SecretForm>
  )
}

const maxKept = 50

function WebhookLog({ url, deliveries }: { url: string; deliveries: readonly WebhookDelivery[] }) {
  if (deliveries.length === 0) return <p className="text-14 text-quiet">{webhookWords.nothingSent}</p>
  return (
    <>
      <table className="w-full text-left text-14">
        <caption className="sr-only">{webhookWords.logOf(url)}</caption>
        <thead>
          <tr className="text-quiet">
            {[webhookWords.time, webhookWords.kind, webhookWords.outcome].map((header) => (
              <th key={header} scope="col" className="py-2 pr-3 font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deliveries.map((delivery) => (
            <tr key={delivery.id} className="border-line border-t align-top">
              <th scope="row" className="py-2 pr-3 font-normal tabular-nums">
                {formatDateTime(delivery.last_attempt_at ?? delivery.created_at)}
              </th>
              <td className="py-2 pr-3">{webhookKindName(delivery.kind)}</td>
              <td className="py-2">
                <Outcome {...delivery} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {deliveries.length >= maxKept && <p className="mt-3 text-12 text-quiet">{webhookWords.newest}</p>}
    </>
  )
}

function Outcome({ delivered, attempts, last_status, last_error, next_attempt_at }: WebhookDelivery) {
  if (attempts === 0 && next_attempt_at !== null) return webhookWords.waiting
  const details = [
    ...(delivered ? [receiverResponse(last_status, last_error)] : []),
    ...(attempts > 1 || !delivered ? [webhookWords.attempts(attempts)] : []),
    ...(next_attempt_at === null ? [] : [webhookWords.nextAttempt(formatDateTime(next_attempt_at))]),
  ]
  return (
    <>
      <span className={delivered ? 'text-good' : 'text-bad'}>
        {delivered ? webhookWords.delivered : receiverResponse(last_status, last_error)}
      </span>
      <span className="block text-12 text-quiet">{details.join(' · ')}</span>
    </>
  )
}

const maxWebhooks = 5

/** Does not say which plans include webhooks, because the tokens panel does. */
export function WebhooksPanel({ included }: { included: boolean }) {
  const { title, lead, loading, failed, none, create, full, ended } = webhookWords
  return (
    <AccessPanel
      words={{ title, lead, loading, failed, none, create, full, ended }}
      included={included}
      max={maxWebhooks}
      load={loadWebhooks}
      about={(webhook) => (
        <>
          <p className="wrap-anywhere font-medium">
            <bdi>{webhook.url}</bdi> <State {...webhook} />
          </p>
          <p className="text-14 text-quiet">{webhook.kinds.map(webhookKindName).join(' · ')}</p>
          <Trouble {...webhook} />
        </>
      )}
      more={({ id, url, disabled_at, deliveries }, onChanged) => (
        <>
          <div className="mt-2 flex flex-wrap gap-2">
            <Action
              text={webhookWords.test}
              label={webhookWords.testThis(url)}
              onPress={() => tryWebhook(id)}
              onDone={onChanged}
            />
            {disabled_at !== null && (
              <Action
                text={webhookWords.enable}
                label={webhookWords.enableThis(url)}
                onPress={() => resumeWebhook(id)}
                onDone={onChanged}
              />
            )}
          </div>
          <Disclosure summary={<span className="text-14">{webhookWords.log}</span>}>
            <WebhookLog url={url} deliveries={deliveries} />
          </Disclosure>
        </>
      )}
      newDialog={(onClose) => <NewWebhookDialog onClose={onClose} />}
      removeLabel={({ url }) => webhookWords.deleteThis(url)}
      question={({ url }) => ({
        title: webhookWords.deleteAsk,
        description: webhookWords.deleteWarning(url),
        submit: webhookWords.delete,
      })}
      remove={({ id }) => dropWebhook(id)}
    />
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
