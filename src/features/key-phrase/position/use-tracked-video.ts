import { useLiveQuery } from 'dexie-react-hooks'
import { readCheck } from '#src/db/reads/checks.ts'
import type { CheckRow, RankingRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'

interface TrackedVideo {
  /** The video's result; null while loading, or if unknown. */
  row: RankingRow | null
  /** The check that has the result. */
  check: CheckRow | null
  /** Whether a check found the video; if so, space is reserved for its picture. */
  isFound: boolean
}

/** The key phrase's video in the check `known`, else in the newest of `checks` that found it. */
export function useTrackedVideo(
  phrase: KeyPhraseRow,
  checks: readonly KeyPhraseCheckRow[],
  known: CheckRow | null,
): TrackedVideo {
  const isIn = known !== null && trackedResult(known.search_ranking_results, phrase) !== undefined
  const last = isIn ? undefined : checks.findLast(({ position }) => position !== null)?.search_id
  const read = useLiveQuery(async () => (last && (await readCheck(last))) || null, [last]) ?? null
  const check = isIn ? known : read
  const row = (check && trackedResult(check.search_ranking_results, phrase)) ?? null
  return { row, check, isFound: isIn || last !== undefined }
}
