import { useSearchParams } from 'wouter'
import { isCountryCode } from '#src/domain/countries.ts'
import type { HistoryFilter } from '#src/domain/search/history-filter.ts'

export interface UseHistoryFilter {
  filter: HistoryFilter
  /** Whether it leaves anything out. */
  narrows: boolean
  /** Whether the daily tracker's checks are shown, day by day. */
  daily: boolean
  /** The last of the days that are shown then (YYYY-MM-DD); null for today. */
  lastDay: string | null
  /** Whether all of a long list is shown. */
  all: boolean
  change(changes: Partial<Record<'q' | 'country' | 'from' | 'until' | 'all', string>>): void
}

/** The filter of a history lives in its address, so that a reload, a step back and a shared link keep it. */
export function useHistoryFilter(): UseHistoryFilter {
  const [parameters, setParameters] = useSearchParams()
  const text = parameters.get('q') ?? ''
  const country = parameters.get('country')
  const daily = parameters.get('tracker') === '1'
  const until = parameters.get('until')
  const filter = {
    id: parameters.get('search') || null,
    text,
    country: isCountryCode(country) ? country : null,
    from: daily ? null : parameters.get('from'),
    until: daily ? null : until,
  }
  return {
    filter,
    narrows: text.trim() !== '' || Boolean(filter.id ?? filter.country ?? filter.from ?? filter.until),
    daily,
    lastDay:
      daily && until && /^\d{4}-\d{2}-\d{2}$/.test(until) && !Number.isNaN(Date.parse(until)) ? until : null,
    all: parameters.get('all') === '1',
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
