import { useSearchParams } from 'wouter'
import { isCountryCode } from '#src/domain/countries.ts'
import type { HistoryFilter } from '#src/domain/search/history-filter.ts'

export interface UseHistoryFilter {
  filter: HistoryFilter
  /** The id of the search to compare with `filter.id`; '' if none. */
  compared: string
  /** Whether any filter is set. */
  narrows: boolean
  /** Whether to show the daily checks instead of the user's own. */
  daily: boolean
  /** The last day shown with `daily` (YYYY-MM-DD); null for today. */
  lastDay: string | null
  /** Whether to show all entries of a long list. */
  all: boolean
  change(changes: Partial<Record<'q' | 'country' | 'from' | 'until' | 'all', string>>): void
}

/** The filter is in the address, so that reloads, back navigation and shared links preserve it. */
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
    compared: parameters.get('with') ?? '',
    narrows: text.trim() !== '' || Boolean(filter.id ?? filter.country ?? filter.from ?? filter.until),
    daily,
    lastDay:
      daily && until && /^\d{4}-\d{2}-\d{2}$/.test(until) && !Number.isNaN(Date.parse(until)) ? until : null,
    all: parameters.get('all') === '1',
    change: (changes) =>
      setParameters(
        (known) => {
          const next = new URLSearchParams(known)
          // Any change ends the restriction to one search.
          next.delete('search')
          next.delete('with')
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
