import { useSearchParams } from 'wouter'
import { isCountryCode } from '#src/domain/countries.ts'
import type { HistoryFilter } from '#src/domain/search/history-filter.ts'

interface UseHistoryFilter {
  filter: HistoryFilter
  /** Whether it leaves anything out. */
  narrows: boolean
  /** Whether the daily tracker's checks are listed too. */
  tracker: boolean
  change(changes: Partial<Record<'q' | 'country' | 'from' | 'until' | 'tracker', string>>): void
}

/** The filter of a history lives in its address, so that a reload, a step back and a shared link keep it. */
export function useHistoryFilter(): UseHistoryFilter {
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get('q') ?? ''
  const country = parameters.get('country')
  const filter = {
    id: parameters.get('search') || null,
    text,
    country: isCountryCode(country) ? country : null,
    from: parameters.get('from'),
    until: parameters.get('until'),
  }
  return {
    filter,
    narrows: text.trim() !== '' || Boolean(filter.id ?? filter.country ?? filter.from ?? filter.until),
    tracker: parameters.get('tracker') === '1',
    change: (changes) =>
      setParameters(
        (known) => {
          const next = new URLSearchParams(known)
          // Whoever looks for others does not look at this one alone.
          next.delete('search')
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true },
      ),
  }
}
