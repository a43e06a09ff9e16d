import { countryName } from '#src/domain/countries.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { CompactSelect } from '#src/ui/controls/compact-select.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { comparisonWords } from '#src/words/check/comparison.ts'

type SearchedAt = Pick<HistoryHead, 'country' | 'searched_at'>

function searchText({ country, searched_at }: SearchedAt): string {
  return `${formatDateTime(searched_at)}, ${countryName(country)}`
}

/** Names two compared searches, the earlier one first, with their countries if they differ. */
export function comparedText(earlier: SearchedAt, later: SearchedAt): string {
  const isOne = earlier.country === later.country
  const text = (head: SearchedAt) => (isOne ? formatDateTime(head.searched_at) : searchText(head))
  return comparisonWords.between(text(earlier), text(later))
}

interface CompareWithProps {
  /** The country of the search being compared; others of the same country are listed first. */
  country: HistoryHead['country']
  /** Other searches of the same phrase. */
  others: readonly HistoryHead[]
  chosen: string
  onChoose: (id: string) => void
  /** On one line, next to similar controls. */
  compact?: boolean
}

/** Lets the user choose another search of the phrase to compare with. */
export function CompareWith({ country, others, chosen, onChoose, compact = false }: CompareWithProps) {
  const isSame = (head: HistoryHead) => head.country === country
  const option = (head: HistoryHead) => ({
    value: head.id,
    label: isSame(head) ? formatDateTime(head.searched_at) : searchText(head),
    group: isSame(head) ? undefined : comparisonWords.otherCountries,
  })
  const asked = {
    label: comparisonWords.with,
    name: 'compare',
    value: chosen,
    onChange: onChoose,
    options: [
      { value: '', label: compact ? comparisonWords.withShort : comparisonWords.choose },
      ...others.filter(isSame).map(option),
      ...others.filter((head) => !isSame(head)).map(option),
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
