import { countryName } from '#src/domain/countries.ts'
import { formatDateTime } from '#src/domain/format.ts'
import type { HistoryHead } from '#src/domain/history-filter.ts'
import { SelectField } from '#src/ui/select-field.tsx'

/** A search in words, among others of its phrase. */
export function searchText({ country, searched_at }: Pick<HistoryHead, 'country' | 'searched_at'>): string {
  return `${formatDateTime(searched_at)}, ${countryName(country)}`
}

interface CompareWithProps {
  /** Other searches of the same phrase. */
  others: readonly HistoryHead[]
  chosen: string
  onChoose: (id: string) => void
}

/** Asks which other search of the phrase this one is to be compared with. */
export function CompareWith({ others, chosen, onChoose }: CompareWithProps) {
  if (others.length === 0) return null
  return (
    <div className="max-w-sm">
      <SelectField
        label="Compare with"
        name="compare"
        value={chosen}
        onChange={onChoose}
        options={[
          { value: '', label: 'Choose another search of this phrase' },
          ...others.map((head) => ({ value: head.id, label: searchText(head) })),
        ]}
      />
    </div>
  )
}
