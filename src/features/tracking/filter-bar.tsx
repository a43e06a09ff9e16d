import { useMemo, useRef } from 'react'
import { countryName } from '#src/domain/countries.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { statusWords } from '#src/words/key-phrase-status.ts'
import { trackedListWords } from '#src/words/tracked-list.ts'
import { filterChoices, isFiltered, type ListView } from './list-view.ts'
import type { ListedItem } from './use-tracked.ts'

interface FilterBarProps {
  items: readonly ListedItem[]
  view: ListView
  onView: (changes: Partial<ListView>) => void
  /** Text that may go on. */
  onType: (text: string) => void
  onTyped: () => void
  /** The orders to choose from, where there are no headers to press. */
  sorts: readonly { value: string; label: string }[] | null
}

/** Chooses what of the list is shown. */
export function FilterBar({ items, view, onView, onType, onTyped, sorts }: FilterBarProps) {
  const bar = useRef<HTMLElement>(null)
  const { tags, countries } = useMemo(() => filterChoices(items), [items])
  return (
    <search ref={bar} className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      <div className="col-span-2 min-w-60 grow md:max-w-md">
        <TextField
          label={trackedListWords.filter}
          name="filter"
          type="search"
          value={view.text}
          onChange={onType}
          onBlur={onTyped}
        />
      </div>
      <SelectField
        label={trackedListWords.status}
        name="status"
        value={view.status}
        onChange={(status) => onView({ status })}
        options={[
          { value: '', label: trackedListWords.all },
          { value: 'active', label: statusWords.active },
          { value: 'paused', label: statusWords.paused },
        ]}
      />
      {countries.length > 1 && (
        <SelectField
          label={trackedListWords.country}
          name="in_country"
          value={view.country}
          onChange={(country) => onView({ country })}
          options={[
            { value: '', label: trackedListWords.all },
            ...countries.map((code) => ({ value: code, label: countryName(code) })),
          ]}
        />
      )}
      {tags.length > 0 && (
        <SelectField
          label={trackedListWords.tag}
          name="tag"
          value={view.tag}
          onChange={(tag) => onView({ tag })}
          options={[
            { value: '', label: trackedListWords.all },
            ...tags.map((tag) => ({ value: tag, label: tag })),
          ]}
        />
      )}
      {sorts && (
        <SelectField
          label={trackedListWords.sortBy}
          name="sort"
          value={view.sort === '' ? '' : `${view.sort} ${view.order}`}
          onChange={(value) => {
            const [sort = '', order] = value.split(' ')
            onView({ sort, order: order === 'descending' ? 'descending' : 'ascending' })
          }}
          options={sorts}
        />
      )}
      {isFiltered(view) && (
        <Button
          variant="quiet"
          onClick={() => {
            onView({ text: '', tag: '', country: '', status: '' })
            // The button goes with the filters.
            bar.current?.querySelector('input')?.focus()
          }}
        >
          {trackedListWords.clear}
        </Button>
      )}
    </search>
  )
}
