import { useLiveQuery } from 'dexie-react-hooks'
import { type Allowance, readAllowance } from '#src/db/reads/allowance.ts'
import { useLack } from '#src/state/sync-status.ts'

/**
 * The plan's limits and the credits left; undefined while reading, and on a new device until the first pull.
 */
export function useCheckAllowance(): Allowance | undefined {
  const allowance = useLiveQuery(readAllowance)
  const lack = useLack()
  return allowance?.plan || lack !== 'loading' ? allowance : undefined
}
