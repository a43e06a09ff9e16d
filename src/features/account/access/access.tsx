import { Trash } from 'lucide-react'
import { useState } from 'react'
import type { ApiToken } from '#src/domain/account/api-token.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate } from '#src/lib/format.ts'
import { regionNames } from '#src/lib/locale.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { apiTokenWords } from '#src/words/access/api-tokens.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { dropToken, loadTokens } from './actions.ts'
import { LoadState } from './load-state.tsx'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { useLoaded } from './use-loaded.ts'
import { WebhooksPanel } from './webhooks-panel.tsx'

const maxTokens = 20

interface TokenListProps {
  tokens: readonly ApiToken[]
  onRevoke: (token: ApiToken) => void
}

function TokenList({ tokens, onRevoke }: TokenListProps) {
  return (
    <ul className="flex flex-col">
      {tokens.map((token) => (
        <li key={token.id} className="flex items-center gap-4 border-line border-t py-3">
          <div className="min-w-0 flex-1">
            <p className="wrap-anywhere font-medium">
              <bdi>{token.name}</bdi>
            </p>
            <p className="text-14 text-quiet">
              {token.scopes.map((scope) => apiTokenWords.scopes[scope]).join(' · ')}
            </p>
            <p className="text-14 text-quiet">
              {expiry(token)} · {lastUse(token)}
            </p>
          </div>
          <IconButton label={apiTokenWords.revokeThis(token.name)} onClick={() => onRevoke(token)}>
            <Trash size={18} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}

function expiry({ expires_at }: ApiToken): string {
  const date = formatDate(expires_at)
  return Date.parse(expires_at) > now().getTime() ? apiTokenWords.expires(date) : apiTokenWords.expired(date)
}

function lastUse({ last_used_on, last_used_in }: ApiToken): string {
  if (last_used_on === null) return apiTokenWords.neverUsed
  // Noon UTC falls on the same day in nearly every time zone.
  const day = formatDate(`${last_used_on}T12:00:00Z`)
  return apiTokenWords.lastUsed(day, last_used_in && (regionNames().of(last_used_in) ?? last_used_in))
}

export function TokensPanel({ scopes }: { scopes: readonly string[] }) {
  const { loaded, busy, reload } = useLoaded(loadTokens)
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<ApiToken | null>(null)
  const tokens = loaded?.kind === 'read' ? loaded.value : []
  const isIncluded = scopes.length > 0
  const isFull = tokens.length >= maxTokens

  return (
    <Panel
      title={apiTokenWords.title}
      actions={
        isIncluded &&
        loaded?.kind === 'read' &&
        !isFull && <Button onClick={() => setCreating(true)}>{apiTokenWords.create}</Button>
      }
    >
      <p className="mb-4 text-quiet">{isIncluded ? apiTokenWords.lead : apiTokenWords.locked}</p>
      <LoadState
        {...{ loaded, busy }}
        onRetry={reload}
        loading={apiTokenWords.loading}
        failed={apiTokenWords.failed}
      />
      {!isIncluded && tokens.length > 0 && <p className="mb-2 text-14 text-quiet">{apiTokenWords.ended}</p>}
      {isIncluded && loaded?.kind === 'read' && tokens.length === 0 && (
        <p className="text-quiet">{apiTokenWords.none}</p>
      )}
      {tokens.length > 0 && <TokenList tokens={tokens} onRevoke={setRevoking} />}
      {isFull && <p className="mt-3 text-14 text-quiet">{apiTokenWords.full}</p>}
      {creating && (
        <NewTokenDialog
          scopes={scopes}
          onClose={() => {
            setCreating(false)
            reload()
          }}
        />
      )}
      {revoking && (
        <ConfirmDialog
          title={apiTokenWords.revokeAsk(revoking.name)}
          warning={apiTokenWords.revokeWarning}
          confirm={apiTokenWords.revoke}
          onConfirm={() => dropToken(revoking.id)}
          onClose={(revoked) => {
            setRevoking(null)
            if (revoked) reload()
          }}
        />
      )}
    </Panel>
  )
}

export function Access({ plan }: { plan: PlanRow | undefined }) {
  const scopes = plan?.api_scopes ?? []
  return (
    <div className="flex flex-col gap-6">
      <TokensPanel scopes={scopes} />
      <WebhooksPanel included={scopes.length > 0} />
    </div>
  )
}
