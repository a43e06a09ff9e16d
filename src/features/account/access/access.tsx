import { useState } from 'react'
import { type ApiScope, type ApiToken, tokenDays } from '#src/domain/account/api-token.ts'
import { noonOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate } from '#src/lib/format.ts'
import { regionNames } from '#src/lib/locale.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { ChoiceField } from '#src/ui/controls/segments.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { apiTokenWords } from '#src/words/access/api-tokens.ts'
import type { AccountFacts } from '../facts.tsx'
import { AccessPanel, SecretForm } from './access-panel.tsx'
import { dropToken, loadTokens, makeToken } from './actions.ts'
import { WebhooksPanel } from './webhooks-panel.tsx'

const maxNameLength = 60

function NewTokenDialog({ scopes, onClose }: { scopes: readonly string[]; onClose: () => void }) {
  const { create, createIt, created, once } = apiTokenWords
  const { field, refuse } = useCheckedText()
  const [tracks, setTracks] = useState(false)
  const [spends, setSpends] = useState(false)
  const [days, setDays] = useState<(typeof tokenDays)[number]>(90)

  function submit() {
    const name = field.value.trim()
    if (name === '') {
      refuse(apiTokenWords.nameMissing)
      return null
    }
    const wanted: ApiScope[] = ['read']
    if (tracks) wanted.push('track')
    if (spends) wanted.push('spend')
    return makeToken({ name, scopes: wanted, days })
  }

  return (
    <SecretForm words={{ create, createIt, created, once }} create={submit} onClose={onClose}>
      <TextField
        label={apiTokenWords.name}
        name="token-name"
        autoComplete="off"
        maxLength={maxNameLength}
        hint={apiTokenWords.nameHint}
        {...field}
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
        options={tokenDays.map((count) => ({ value: count, label: apiTokenWords.days(count) }))}
      />
    </SecretForm>
  )
}

const maxTokens = 20

function expiry({ expires_at }: ApiToken): string {
  const date = formatDate(expires_at)
  return Date.parse(expires_at) > now().getTime() ? apiTokenWords.expires(date) : apiTokenWords.expired(date)
}

function lastUse({ last_used_on, last_used_in }: ApiToken): string {
  if (last_used_on === null) return apiTokenWords.neverUsed
  const day = formatDate(noonOf(last_used_on).toISOString())
  return apiTokenWords.lastUsed(day, last_used_in && (regionNames().of(last_used_in) ?? last_used_in))
}

export function TokensPanel({ scopes }: { scopes: readonly string[] }) {
  const { title, lead, loading, failed, none, create, full, ended } = apiTokenWords
  return (
    <AccessPanel
      words={{ title, lead, loading, failed, none, create, full, ended }}
      included={scopes.length > 0}
      locked={apiTokenWords.locked}
      max={maxTokens}
      load={loadTokens}
      about={(token) => (
        <>
          <p className="wrap-anywhere font-medium">
            <bdi>{token.name}</bdi>
          </p>
          <p className="text-14 text-quiet">
            {token.scopes.map((scope) => apiTokenWords.scopes[scope]).join(' · ')}
          </p>
          <p className="text-14 text-quiet">
            {expiry(token)} · {lastUse(token)}
          </p>
        </>
      )}
      newDialog={(onClose) => <NewTokenDialog scopes={scopes} onClose={onClose} />}
      removeLabel={({ name }) => apiTokenWords.revokeThis(name)}
      question={({ name }) => ({
        title: apiTokenWords.revokeAsk(name),
        description: apiTokenWords.revokeWarning,
        submit: apiTokenWords.revoke,
      })}
      remove={({ id }) => dropToken(id)}
    />
  )
}

export function Access({ plan }: AccountFacts) {
  const scopes = plan?.api_scopes ?? []
  return (
    <div className="flex flex-col gap-6">
      <TokensPanel scopes={scopes} />
      <WebhooksPanel included={scopes.length > 0} />
    </div>
  )
}
