import { useEffect, useState } from 'react'
import { readChecks, readInGroups } from '#src/db/reads/checks.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { checksIn } from '#src/domain/tracking/position-series.ts'
import { now } from '#src/lib/clock.ts'
import type { RangedChecks } from '../use-phrase-view.ts'

/** Returns the range's completed checks on this device; null while loading for the first time. */
export function useKeptChecks({ checks, range }: Omit<RangedChecks, 'phrase'>) {
  const [kept, setKept] = useState<readonly CheckRow[] | null>(null)
  useEffect(() => {
    let stopped = false
    const ids = checksIn(checks, range, now())
      .filter(({ state }) => state === 'done')
      .map(({ search_id }) => search_id)
    const read = async () => {
      const found: CheckRow[] = []
      for await (const some of readInGroups(ids, readChecks, () => stopped)) found.push(...some)
      if (!stopped) setKept(found)
    }
    void read().catch(reportError)
    return () => {
      stopped = true
    }
  }, [checks, range])
  return kept
}
