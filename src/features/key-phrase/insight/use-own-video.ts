import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { readCheck } from '#src/db/reads/checks.ts'
import type { SeenVideo } from '#src/domain/insight/video-figures.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseFacts } from '../use-key-phrase.ts'

/** The user's video in `check`, else in the newest earlier check that found it; null while loading, or if unknown. */
export function useOwnVideo({ phrase, checks }: KeyPhraseFacts, check: CheckRow | null): SeenVideo | null {
  const isIn = check && trackedResult(check.search_ranking_results, phrase) !== undefined
  const before = checks.findLast(
    ({ position, checked_at }) => position !== null && checked_at <= (check?.searched_at ?? ''),
  )?.search_id
  const read = useLiveQuery(
    async () => (before && !isIn ? ((await readCheck(before)) ?? null) : null),
    [before, isIn],
  )
  const found = isIn ? check : read
  return useMemo(() => {
    const row = found && trackedResult(found.search_ranking_results, phrase)
    return row ? { row, checkedAt: new Date(found.searched_at) } : null
  }, [found, phrase])
}
