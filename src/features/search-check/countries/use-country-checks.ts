import { useEffect, useRef, useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import { endsAll, type LookupOutcome } from '#src/domain/search/outcomes.ts'
import { runPool } from '#src/lib/groups.ts'
import { type CheckKeys, runKeyed } from '#src/parts/search/actions.ts'

/** How many checks run at once: half of the six connections that browsers open to a host over HTTP/1.1. */
const width = 3

const idle: { open: readonly CountryCode[]; asked: number } = { open: [], asked: 0 }

/** Leaving the screen aborts the run, as does a failure that applies to all countries. */
export function useCountryChecks(search_term: string) {
  const [run, setRun] = useState(idle)
  const [ended, setEnded] = useState<ReadonlyMap<CountryCode, LookupOutcome>>(new Map())
  const [crash, setCrash] = useState<unknown>(null)
  const controller = useRef<AbortController>(null)
  const keys = useRef<CheckKeys>(new Map())

  const start = (countries: readonly CountryCode[]) => {
    const begun = new AbortController()
    controller.current = begun
    setEnded((before) => new Map([...before].filter(([country]) => !countries.includes(country))))
    setRun({ open: countries, asked: countries.length })
    const check = async (country: CountryCode) => {
      const outcome = await runKeyed(keys.current, country, { search_term, country, signal: begun.signal })
      if (endsAll(outcome)) begun.abort()
      setEnded((before) => new Map(before).set(country, outcome))
      setRun(({ open, asked }) => ({ open: open.filter((one) => one !== country), asked }))
    }
    runPool(countries, width, check, begun.signal)
      .catch(setCrash)
      .finally(() => controller.current === begun && setRun(idle))
  }
  const cancel = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])

  if (crash) throw crash
  return { ...run, ended, start, cancel }
}

export type CountryChecks = ReturnType<typeof useCountryChecks>
