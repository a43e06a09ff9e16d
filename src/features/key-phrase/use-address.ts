import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { type DayRange, rangeOf } from '#src/lib/calendar-days.ts'

/** The check and the range in the address; the newest check if the address does not name a valid one. */
export function useSelection(checks: readonly KeyPhraseCheckRow[]) {
  const [parameters, setParameters] = useSearchParams()
  const named = parameters.get('check')
  const selected = checks.find((check) => check.search_id === named) ?? checks.at(-1) ?? null

  const set = (name: 'check' | 'range', value: string) =>
    setParameters(
      (now) => {
        now.set(name, value)
        return now
      },
      // Browsing days must not fill the browser history.
      { replace: true },
    )
  return {
    selected,
    select: (searchId: string) => set('check', searchId),
    range: rangeOf(parameters.get('range')),
    setRange: (range: DayRange) => set('range', range),
  }
}

/** `edit` in the address opens the form on arrival and is then removed. */
export function useAskedToEdit() {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.has('edit')
  const state = useState(asked)
  useEffect(() => {
    if (!asked) return
    setParameters(
      (now) => {
        now.delete('edit')
        return now
      },
      { replace: true },
    )
  }, [asked, setParameters])
  return state
}
