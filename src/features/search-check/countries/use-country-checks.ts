import { useEffect, useRef, useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import { endsAll, type LookupOutcome } from '#src/domain/search/outcomes.ts'
import { runPool } from '#src/lib/groups.ts'
import { type CheckKeys, runKeyed } from '#src/parts/search/actions.ts'

/** How many checks run at once: half of the six connections that browsers open to a host over HTTP/1.1. */
const width = 3

/** Leaving the screen aborts the run, as does a failure that applies to all countries. */
export function useCountryChecks(search_term: string) {
  const [run, setRun] = useState<{ open: ReadonlySet<CountryCode>; asked: number }>()
  const [ended, setEnded] = useState<ReadonlyMap<CountryCode, LookupOutcome>>(new Map())
  const [crash, setCrash] = useState<unknown>(null)
  const controller = useRef<AbortController>(null)
  const keys = useRef<CheckKeys>(new Map())

  const start = (countries: readonly CountryCode[]) => {
    const begun = new AbortController()
    controller.current = begun
    setEnded((before) => new Map([...before].filter(([country]) => !countries.includes(country))))
    setRun({ open: new Set(countries), asked: countries.length })
    const check = async (country: CountryCode) => {
      const outcome = await runKeyed(keys.current, country, { search_term, country, signal: begun.signal })
      if (endsAll(outcome)) begun.abort()
      setEnded((before) => new Map(before).set(country, outcome))
      setRun((now) => now && { ...now, open: new Set([...now.open].filter((one) => one !== country)) })
    }
    runPool(countries, width, check, begun.signal)
      .catch(setCrash)
      .finally(() => controller.current === begun && setRun(undefined))
  }
  const cancel = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])

  if (crash) throw crash
  return {
    open: run?.open ?? new Set<CountryCode>(),
    asked: run?.asked ?? 0,
    ended,
    start,
    cancel,
  }
}

export type CountryChecks = ReturnType<typeof useCountryChecks>
