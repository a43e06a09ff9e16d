import { useLiveQuery } from 'dexie-react-hooks'
import { type Allowance, readAllowance } from '#src/db/reads/allowance.ts'
import { useLack } from '#src/state/sync-status.ts'

/** What the user may do and has left; undefined while it is read, and on a new device until the server has told it. */
export function useCheckAllowance(): Allowance | undefined {
  const allowance = useLiveQuery(readAllowance)
  const lack = useLack()
  return allowance?.plan || lack !== 'loading' ? allowance : undefined
}
