import type { PlanRow } from '#src/domain/account/rows.ts'
import { TokensPanel } from './tokens-panel.tsx'

/** What scripts, assistants and other servers may do for the user. `plan` is undefined until it is known. */
export function Access({ plan }: { plan: PlanRow | undefined }) {
  return <TokensPanel scopes={plan?.api_scopes ?? []} />
}
