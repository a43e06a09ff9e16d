import { useLiveQuery } from 'dexie-react-hooks'
import type { ReactNode } from 'react'
import { readAllowance } from '#src/db/reads/allowance.ts'
import { isSpent } from '#src/domain/account/credits.ts'
import { now } from '#src/lib/clock.ts'
import { CreditsUsedUpNotice } from '#src/parts/plan/credits-used-up-notice.tsx'

export function useCreditsWarning(): ReactNode | null {
  const { usage = null, plan = null } = useLiveQuery(readAllowance) ?? {}
  if (!isSpent(usage, now())) return null
  return <CreditsUsedUpNotice usage={usage} plan={plan} />
}
