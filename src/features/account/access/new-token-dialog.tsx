import { useState } from 'react'
import { type ApiScope, tokenDays } from '#src/domain/account/api-token.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { ChoiceField } from '#src/ui/controls/choice-field.tsx'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { apiTokenWords } from '#src/words/access/api-tokens.ts'
import { makeToken } from './actions.ts'
import { SecretDialog } from './secret-dialog.tsx'

const maxNameLength = 60

interface NewTokenDialogProps {
  scopes: readonly string[]
  onClose: () => void
}

export function NewTokenDialog({ scopes, onClose }: NewTokenDialogProps) {
  const [name, setName] = useState('')
  const [tracks, setTracks] = useState(false)
  const [spends, setSpends] = useState(false)
  const [days, setDays] = useState<`${(typeof tokenDays)[number]}`>('90')
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [token, setToken] = useState<string | null>(null)

  async function submit() {
    setTried(true)
    if (name.trim() === '') return
    const wanted: ApiScope[] = [
      'read',
      ...(tracks ? ['track' as const] : []),
      ...(spends ? ['spend' as const] : []),
    ]
    const made = await makeToken({ name: name.trim(), scopes: wanted, days: Number(days) })
    if ('token' in made) setToken(made.token)
    else setRefusal(made.refusal)
  }

  if (token !== null)
    return (
      <SecretDialog
        title={apiTokenWords.created}
        description={apiTokenWords.once}
        secret={token}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={apiTokenWords.create}
      submit={apiTokenWords.createIt}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={apiTokenWords.name}
        name="token-name"
        autoComplete="off"
        maxLength={maxNameLength}
        hint={apiTokenWords.nameHint}
        value={name}
        onChange={setName}
        error={tried && name.trim() === '' ? apiTokenWords.nameMissing : undefined}
      />
      <fieldset>
        <legend className="mb-1.5 font-medium text-14">{apiTokenWords.may}</legend>
        <Checkbox label={apiTokenWords.mayTrack} name="track" checked={tracks} onChange={setTracks} />
        {scopes.includes('spend') ? (
          <Checkbox label={apiTokenWords.maySpend} name="spend" checked={spends} onChange={setSpends} />
        ) : (
          <p className="text-14 text-quiet">{apiTokenWords.spendInPro}</p>
        )}
      </fieldset>
      <ChoiceField
        label={apiTokenWords.validFor}
        value={days}
        onChange={setDays}
        options={tokenDays.map((count) => ({
          value: `${count}` as const,
          label: apiTokenWords.days(count),
        }))}
      />
      <div role="alert">{refusal && <Notice tone="bad">{refusal}</Notice>}</div>
    </FormDialog>
  )
}
