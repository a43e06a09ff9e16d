import { useState } from 'react'
import type { ApiToken } from '#src/domain/account/api-token.ts'
import type { PlanRow } from '#src/domain/account/rows.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { apiTokenWords } from '#src/words/access/api-tokens.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { dropToken, loadTokens } from './actions.ts'
import { LoadState } from './load-state.tsx'
import { NewTokenDialog } from './new-token-dialog.tsx'
import { TokenList } from './token-list.tsx'
import { useLoaded } from './use-loaded.ts'
import { WebhooksPanel } from './webhooks-panel.tsx'

const maxTokens = 20

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
        !isFull && (
          <Button variant="secondary" onClick={() => setCreating(true)}>
            {apiTokenWords.create}
          </Button>
        )
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
