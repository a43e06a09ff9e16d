import { isCountryCode } from '#src/domain/countries.ts'
import type { HistoryFilter } from '#src/domain/search/history-filter.ts'
import { useQuery } from '#src/parts/shell/use-query.ts'

type Changes = Partial<Record<'q' | 'country' | 'from' | 'until' | 'all', string>>

/** The filter is in the address, so that reloads, back navigation and shared links preserve it. */
export function useHistoryFilter() {
  const [parameters, change] = useQuery()
  const text = parameters.get('q') ?? ''
  const country = parameters.get('country')
  const daily = parameters.get('tracker') === '1'
  const until = parameters.get('until')
  const filter: HistoryFilter = {
    id: parameters.get('search') || null,
    text,
    country: isCountryCode(country) ? country : null,
    from: daily ? null : parameters.get('from'),
    until: daily ? null : until,
  }
  return {
    filter,
    /** The id of the search to compare with `filter.id`; '' if none. */
    compared: parameters.get('with') ?? '',
    narrows: text.trim() !== '' || Boolean(filter.id || filter.country || filter.from || filter.until),
    /** Whether to show the daily checks instead of the user's own. */
    daily,
    /** The last day shown with `daily` (YYYY-MM-DD); null for today. */
    lastDay:
      daily && until && /^\d{4}-\d{2}-\d{2}$/.test(until) && !Number.isNaN(Date.parse(until)) ? until : null,
    all: parameters.get('all') === '1',
    // Any change ends the restriction to one search.
    change: (changes: Changes) => change({ search: '', with: '', ...changes }),
  }
}

export type UseHistoryFilter = ReturnType<typeof useHistoryFilter>
