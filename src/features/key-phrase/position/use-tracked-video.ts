import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'

/**
 * Finds the key phrase's video in `known`, or else in the newest of `checks` that found it. `row` is null
 * while loading, or if no check found the video.
 */
export function useTrackedVideo(
  phrase: KeyPhraseRow,
  checks: readonly KeyPhraseCheckRow[],
  known: CheckRow | null,
) {
  const isIn = known !== null && trackedResult(known.search_ranking_results, phrase) !== undefined
  const last = isIn ? undefined : checks.findLast(({ position }) => position !== null)?.search_id
  const read = useLiveQuery(async () => (last && (await readCheck(last))) || null, [last]) ?? null
  const check = isIn ? known : read
  const row = (check && trackedResult(check.search_ranking_results, phrase)) ?? null
  // `isFound` lets callers reserve space for the picture while the check is read.
  return { row, check, isFound: isIn || last !== undefined }
}
