import type { PlanRow } from '#src/domain/account/rows.ts'
import { TokensPanel } from './tokens-panel.tsx'
import { WebhooksPanel } from './webhooks-panel.tsx'

export function Access({ plan }: { plan: PlanRow | undefined }) {
  const scopes = plan?.api_scopes ?? []
  return (
    <div className="flex flex-col gap-6">
      <TokensPanel scopes={scopes} />
      <WebhooksPanel included={scopes.length > 0} />
    </div>
  )
}
