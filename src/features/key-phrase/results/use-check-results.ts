import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import { type CheckRow, hasResults } from '#src/domain/ranking/rows.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { useSyncPart } from '#src/state/sync-status.ts'

/**
 * - `absent`: the results are not on this device
 * - `failed`: this device could not read or fetch the results
 * - `gone`: the server purged the results
 */
export type CheckView = CheckRow | 'loading' | 'absent' | 'failed' | 'gone'

/** Returns `known` if it is the check that `entry` names; otherwise reads the results from this device. */
export function useCheckResults(entry: KeyPhraseCheckRow | null, known: CheckRow | null = null): CheckView {
  const trouble = useSyncPart('trouble')
  const id = entry?.search_id
  const isKnown = known !== null && known.id === id
  const read = useLiveQuery(async () => {
    if (id === undefined || isKnown) return null
    try {
      return { id, check: (await readCheck(id)) ?? null }
    } catch (error) {
      reportError(error)
      return { id, check: null, broken: true }
    }
  }, [id, isKnown])
  const current = read?.id === id ? read : undefined
  const isMissing = current?.check === null && entry?.state === 'done'
  const failed = isMissing && ('broken' in current || trouble !== null)

  const check = isKnown ? known : current?.check
  if (check) return hasResults(check) ? check : 'gone'
  if (!current) return 'loading'
  return failed ? 'failed' : 'absent'
}
