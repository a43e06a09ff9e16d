import { countryName } from '#src/domain/countries.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { formatDateTimes } from '#src/lib/format.ts'
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
  /** Searches in other countries come last. */
  country: HistoryHead['country']
  others: readonly HistoryHead[]
  chosen: string
  onChoose: (id: string) => void
  compact?: boolean
}

export function CompareWith({ country, others, chosen, onChoose, compact = false }: CompareWithProps) {
  const times = formatDateTimes(others.map(({ searched_at }) => searched_at))
  const asked = {
    label: comparisonWords.with,
    name: 'compare',
    value: chosen,
    onChange: onChoose,
    options: [
      { value: '', label: compact ? comparisonWords.withShort : comparisonWords.choose },
      ...others.map((head, n) => {
        const isSame = head.country === country
        const time = times[n] ?? ''
        return {
          value: head.id,
          label: isSame ? time : searchText(head, time),
          group: isSame ? undefined : comparisonWords.otherCountries,
        }
      }),
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
