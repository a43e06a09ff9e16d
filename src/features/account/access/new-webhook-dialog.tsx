import { useState } from 'react'
import { isWebhookUrl, type WebhookKind, webhookKinds } from '#src/domain/account/webhook.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { webhookKindName, webhookWords } from '#src/words/access/webhooks.ts'
import { addWebhook } from './actions.ts'
import { SecretDialog } from './secret-dialog.tsx'

export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const [url, setUrl] = useState('')
  const [kinds, setKinds] = useState<readonly WebhookKind[]>(webhookKinds)
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const isWrong = !isWebhookUrl(url.trim())

  async function submit() {
    setTried(true)
    if (isWrong || kinds.length === 0) return
    const added = await addWebhook(url.trim(), kinds)
    if ('secret' in added) setSecret(added.secret)
    else setRefusal(added.refusal)
  }

  if (secret !== null)
    return (
      <SecretDialog
        title={webhookWords.created}
        description={webhookWords.once}
        secret={secret}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={webhookWords.create}
      submit={webhookWords.createIt}
      noValidate
      onSubmit={submit}
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
      <div role="alert">
        {tried && kinds.length === 0 && <Notice tone="bad">{webhookWords.kindMissing}</Notice>}
        {refusal && <Notice tone="bad">{refusal}</Notice>}
      </div>
    </FormDialog>
  )
}
