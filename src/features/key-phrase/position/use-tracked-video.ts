import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseFacts } from '../use-key-phrase.ts'

interface TrackedVideo {
  /** The video's result; null while loading, or if unknown. */
  row: RankingRow | null
  /** Whether a check found the video; if so, space is reserved for its picture. */
  isFound: boolean
}

export function useTrackedVideo({ phrase, checks, opening }: KeyPhraseFacts): TrackedVideo {
  const seen = trackedResult(opening?.search_ranking_results ?? [], phrase)
  const last = seen ? undefined : checks.findLast(({ position }) => position !== null)?.search_id
  const read = useLiveQuery(async () => last && ((await readCheck(last)) ?? null), [last])
  const row = seen ?? trackedResult((read || null)?.search_ranking_results ?? [], phrase) ?? null
  return { row, isFound: seen !== undefined || last !== undefined }
}
