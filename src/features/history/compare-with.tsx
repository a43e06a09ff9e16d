import { countryName } from '#src/domain/countries.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { comparisonWords } from '#src/words/comparison.ts'

/** A search in words, among others of its phrase. */
export function searchText({ country, searched_at }: Pick<HistoryHead, 'country' | 'searched_at'>): string {
  return `${formatDateTime(searched_at)}, ${countryName(country)}`
}

/** What to say of two searches that were made in different countries; null of two in the same one. */
export function countriesRemark(one: Pick<HistoryHead, 'country'>, other: Pick<HistoryHead, 'country'>) {
  if (one.country === other.country) return null
  return comparisonWords.countries(countryName(one.country), countryName(other.country))
}

interface CompareWithProps {
  /** Where the search was made that is compared: others of its country come first. */
  country: HistoryHead['country']

  /** Other searches of the same phrase. */
  others: readonly HistoryHead[]
  chosen: string
  onChoose: (id: string) => void
}

/** Asks which other search of the phrase this one is to be compared with. */
export function CompareWith({ country, others, chosen, onChoose }: CompareWithProps) {
  if (others.length === 0) return null
  return (
    <div className="max-w-sm">
      <SelectField
        label={comparisonWords.with}
        name="compare"
        value={chosen}
        onChange={onChoose}
        options={[
          { value: '', label: comparisonWords.choose },
          ...others
            .toSorted((a, b) => Number(a.country !== country) - Number(b.country !== country))
            .map((head) => ({ value: head.id, label: searchText(head) })),
        ]}
      />
    </div>
  )
}
