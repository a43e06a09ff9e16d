import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseFacts } from '../use-key-phrase.ts'

type Known = Pick<KeyPhraseFacts, 'phrase' | 'checks' | 'opening'>

/**
 * Finds the key phrase's video in `opening`, or else in the newest of `checks` that found it. `row` is null
 * while loading, or if no check found the video.
 */
export function useTrackedVideo({ phrase, checks, opening }: Known) {
  const isIn = opening !== null && trackedResult(opening.search_ranking_results, phrase) !== undefined
  const last = isIn ? undefined : checks.findLast(({ position }) => position !== null)?.search_id
  const read = useLiveQuery(async () => (last && (await readCheck(last))) || null, [last]) ?? null
  const check = isIn ? opening : read
  const row = (check && trackedResult(check.search_ranking_results, phrase)) ?? null
  // `isFound` lets callers reserve space for the picture while the check is read.
  return { row, check, isFound: isIn || last !== undefined }
}
