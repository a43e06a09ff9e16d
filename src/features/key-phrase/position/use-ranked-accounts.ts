import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'
import { countLarge } from '#src/db/missing/wanted.ts'
import { readInGroups } from '#src/db/reads/checks.ts'
import { readRankedAccounts } from '#src/db/reads/ranked-accounts.ts'
import { checksIn } from '#src/domain/tracking/position-series.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import type { RankedAccounts } from '#src/domain/tracking/share-of-voice.ts'
import type { DayRange } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { useOffline } from '#src/ui/hooks/use-offline.ts'

export interface RankedByCheck {
  /** The ranked accounts of each check that has been read, by search id. */
  accounts: ReadonlyMap<string, RankedAccounts>
  /** The number of checks to read for the range. */
  wanted: number
  reading: boolean
}

const readsPerReport = 12

/** Once the page is idle, reads the checks in small groups, newest first. */
export function useRankedAccounts(checks: readonly KeyPhraseCheckRow[], range: DayRange): RankedByCheck {
  const known = useRef(new Map<string, RankedAccounts>())
  const [ranked, setRanked] = useState<RankedByCheck>({ accounts: new Map(), wanted: 0, reading: true })
  const offline = useOffline()
  const awaited = useLiveQuery(async () => (await countLarge()) > 0) ?? true
  // On a new device, results may still arrive, because the list of checks arrives before them.
  const areComing = awaited && !offline

  useEffect(() => {
    let stopped = false
    const wanted = checksIn(checks, range, now())
      .filter((check) => check.state === 'done')
      .map((check) => check.search_id)
      .reverse()
    const report = (reading: boolean) =>
      setRanked({
        accounts: new Map(
          wanted.flatMap((id) => {
            const accounts = known.current.get(id)
            return accounts ? [[id, accounts] as const] : []
          }),
        ),
        wanted: wanted.length,
        reading,
      })
    const missing = wanted.filter((id) => !known.current.has(id))
    const read = async () => {
      let reads = 0
      for await (const some of readInGroups(missing, readRankedAccounts, () => stopped)) {
        for (const { id, accounts } of some) known.current.set(id, accounts)
        if (stopped) return
        reads += 1
        if (reads % readsPerReport === 0) report(true)
      }
      if (!stopped) report(areComing)
    }
    const cancel = whenIdle(() => void read().catch(reportError))
    return () => {
      stopped = true
      cancel()
    }
  }, [checks, range, areComing])
  return ranked
}
