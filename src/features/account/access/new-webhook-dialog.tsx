import { useState } from 'react'
import { isWebhookUrl, type WebhookKind, webhookKinds } from '#src/domain/account/webhook.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { webhookKindName, webhookWords } from '#src/words/access/webhooks.ts'
import { addWebhook } from './actions.ts'
import { SecretForm } from './secret-form.tsx'

export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
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
