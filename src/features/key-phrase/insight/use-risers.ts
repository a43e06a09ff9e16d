import { useEffect, useState } from 'react'
import { readChecks } from '#src/db/reads/checks.ts'
import { findRisers, type Risers } from '#src/domain/insight/risers.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { type DayRange, startOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { giveWay } from '#src/lib/when-idle.ts'

/** Checks read at once: about 5 ms of work, which even on a slow phone costs far less than a frame. */
const slice = 6

/** The risers over the checks of a range with results on this device; null while they are read. */
export function useRisers(checks: readonly KeyPhraseCheckRow[], range: DayRange): Risers | null {
  const [risers, setRisers] = useState<Risers | null>(null)
  useEffect(() => {
    let stopped = false
    const since = startOf(range, now()) ?? ''
    const ids = checks
      .filter(({ state, checked_at }) => state === 'done' && checked_at >= since)
      .map(({ search_id }) => search_id)
    const read = async () => {
      const kept: CheckRow[] = []
      for (let start = 0; start < ids.length && !stopped; start += slice) {
        kept.push(...(await readChecks(ids.slice(start, start + slice))))
        await giveWay()
      }
      if (!stopped) setRisers(findRisers(kept))
    }
    void read().catch(reportError)
    return () => {
      stopped = true
    }
  }, [checks, range])
  return risers
}
