import { useEffect, useRef, useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import { isOpenOutcome, type LookupOutcome } from '#src/domain/search/outcomes.ts'
import { endsAll } from '#src/domain/search/search-errors.ts'
import { runPool } from '#src/lib/groups.ts'
import { newId } from '#src/lib/ids.ts'
import { runCheck } from '#src/sync/lookups/run-check.ts'

/** The number of concurrent checks: half of the six connections that browsers open to a host over HTTP/1.1. */
const width = 3

type Ends = ReadonlyMap<CountryCode, LookupOutcome>

interface CountryChecks {
  open: ReadonlySet<CountryCode>
  /** The number of countries in the current run. */
  asked: number
  ended: Ends
  start(countries: readonly CountryCode[]): void
  cancel(): void
}

/** Leaving the screen aborts the run. */
export function useCountryChecks(search_term: string): CountryChecks {
  const [run, setRun] = useState<{ open: ReadonlySet<CountryCode>; asked: number }>()
  const [ended, setEnded] = useState<Ends>(new Map())
  const [crash, setCrash] = useState<unknown>(null)
  const controller = useRef<AbortController>(null)
  // A check with an unknown outcome may have been charged, so a retry sends the same id.
  const ids = useRef(new Map<CountryCode, string>())

  const end = (country: CountryCode, outcome: LookupOutcome) => {
    if (outcome.kind === 'queued' || !isOpenOutcome(outcome)) ids.current.delete(country)
    setEnded((before) => new Map(before).set(country, outcome))
    setRun((now) => now && { ...now, open: new Set([...now.open].filter((one) => one !== country)) })
  }
  const start = (countries: readonly CountryCode[]) => {
    const begun = new AbortController()
    controller.current = begun
    setEnded((before) => new Map([...before].filter(([country]) => !countries.includes(country))))
    setRun({ open: new Set(countries), asked: countries.length })
    const check = async (country: CountryCode) => {
      const id = ids.current.get(country) ?? newId()
      ids.current.set(country, id)
      const { signal } = begun
      const outcome = await runCheck({ id, search_term, country, pages: 1, signal, onPage: () => {} })
      if (outcome.kind === 'failed' && endsAll(outcome.code)) begun.abort()
      end(country, outcome)
    }
    runPool(countries, width, check, begun.signal)
      .catch(setCrash)
      .finally(() => controller.current === begun && setRun(undefined))
  }
  const cancel = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])

  if (crash) throw crash
  return { open: run?.open ?? new Set(), asked: run?.asked ?? 0, ended, start, cancel }
}
