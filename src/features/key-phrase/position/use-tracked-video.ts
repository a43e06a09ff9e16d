import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'

/**
 * The key phrase's video in the check `known`, else in the newest of `checks` that found it; null while loading or if
 * unknown.
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
  // If a check found the video, space is reserved for its picture while that check is read.
  return { row, check, isFound: isIn || last !== undefined }
}
