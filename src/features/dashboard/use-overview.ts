import { useLiveQuery } from 'dexie-react-hooks'
import { type Allowance, readAllowance } from '#src/db/reads/allowance.ts'
import type { ProfileRow } from '#src/domain/account/rows.ts'

interface Overview extends Allowance {
  profile: ProfileRow
}

/** What the dashboard shows, from the device. `undefined` while reading, null when nothing was pulled yet. */
export function useOverview(): Overview | null | undefined {
  return useLiveQuery(async () => {
    const { profile, ...rest } = await readAllowance()
    return profile && { profile, ...rest }
  })
}
