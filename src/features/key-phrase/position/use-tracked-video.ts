import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseFacts } from '../use-key-phrase.ts'

interface TrackedVideo {
  /** As the check tells of it; null while that is read, and where no check on this device has found it. */
  row: RankingRow | null
  /** Whether a check found it: then a place is kept for its picture, even before the check is on this device. */
  isFound: boolean
}

/** The video that the key phrase follows: of the results that the page opens with, else of the newest that had it. */
export function useTrackedVideo({ phrase, checks, opening }: KeyPhraseFacts): TrackedVideo {
  const seen = trackedResult(opening?.search_ranking_results ?? [], phrase)
  const last = seen ? undefined : checks.findLast(({ position }) => position !== null)?.search_id
  const read = useLiveQuery(async () => last && ((await readCheck(last)) ?? null), [last])
  const row = seen ?? trackedResult((read || null)?.search_ranking_results ?? [], phrase) ?? null
  return { row, isFound: seen !== undefined || last !== undefined }
}
