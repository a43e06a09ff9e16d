import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseFacts } from '../use-key-phrase.ts'

interface TrackedVideo {
  /** The check's record of it; null while reading, and if no check on this device has found it. */
  row: RankingRow | null
  /**
   * Whether a check found it; if so, space is reserved for its picture even before the check is on this
   * device.
   */
  isFound: boolean
}

/**
 * The video that the key phrase follows: from the results that the page opens with, else from the newest that
 * contain it.
 */
export function useTrackedVideo({ phrase, checks, opening }: KeyPhraseFacts): TrackedVideo {
  const seen = trackedResult(opening?.search_ranking_results ?? [], phrase)
  const last = seen ? undefined : checks.findLast(({ position }) => position !== null)?.search_id
  const read = useLiveQuery(async () => last && ((await readCheck(last)) ?? null), [last])
  const row = seen ?? trackedResult((read || null)?.search_ranking_results ?? [], phrase) ?? null
  return { row, isFound: seen !== undefined || last !== undefined }
}
