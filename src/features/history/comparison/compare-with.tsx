import { countryName } from '#src/domain/countries.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { formatDateTimes } from '#src/lib/distinct-times.ts'
import { CompactSelect } from '#src/ui/controls/compact-select.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { comparisonWords } from '#src/words/check/comparison.ts'

type SearchedAt = Pick<HistoryHead, 'country' | 'searched_at'>

const searchText = ({ country }: SearchedAt, time: string) => `${time}, ${countryName(country)}`

export function comparedText(earlier: SearchedAt, later: SearchedAt): string {
  const isOne = earlier.country === later.country
  const [before = '', after = ''] = formatDateTimes([earlier.searched_at, later.searched_at])
  return isOne
    ? comparisonWords.between(before, after)
    : comparisonWords.between(searchText(earlier, before), searchText(later, after))
}

interface CompareWithProps {
  /** Searches in this country come first. */
  country: HistoryHead['country']
  others: readonly HistoryHead[]
  chosen: string
  onChoose: (id: string) => void
  compact?: boolean
}

export function CompareWith({ country, others, chosen, onChoose, compact = false }: CompareWithProps) {
  const isSame = (head: HistoryHead) => head.country === country
  const times = formatDateTimes(others.map(({ searched_at }) => searched_at))
  const listed = others.map((head, n) => ({ head, time: times[n] ?? '' }))
  const option = ({ head, time }: (typeof listed)[number]) => ({
    value: head.id,
    label: isSame(head) ? time : searchText(head, time),
    group: isSame(head) ? undefined : comparisonWords.otherCountries,
  })
  const asked = {
    label: comparisonWords.with,
    name: 'compare',
    value: chosen,
    onChange: onChoose,
    options: [
      { value: '', label: compact ? comparisonWords.withShort : comparisonWords.choose },
      ...listed.filter(({ head }) => isSame(head)).map(option),
      ...listed.filter(({ head }) => !isSame(head)).map(option),
    ],
  }
  return compact ? (
    <CompactSelect {...asked} labelHidden />
  ) : (
    <div className="max-w-sm">
      <SelectField {...asked} />
    </div>
  )
}
