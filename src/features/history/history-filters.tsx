import { useEffect, useState } from 'react'
import { countryCodes, countryName } from '#src/domain/countries.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { historyWords } from '#src/words/history/history.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import type { UseHistoryFilter } from './use-history-filter.ts'

// The address changes after a pause in typing, because Safari throws an error after a hundred history changes
// within thirty seconds.
const typingMs = 250

interface HistoryFiltersProps extends Pick<UseHistoryFilter, 'filter' | 'narrows' | 'change'> {
  days: boolean
}

export function HistoryFilters({ filter, narrows, change, days }: HistoryFiltersProps) {
  const [text, setText] = useState(filter.text)
  const [followed, setFollowed] = useState(filter.text)
  // A link to this page may set another filter, whose text then replaces the typed text.
  if (filter.text !== followed) {
    setFollowed(filter.text)
    setText(filter.text)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the typed text
  useEffect(() => {
    if (text === filter.text) return
    const timer = setTimeout(() => change({ q: text }), typingMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_auto_auto_auto]">
      <div className="max-lg:col-span-2">
        <TextField
          label={historyWords.filterPhrase}
          name="q"
          type="search"
          value={text}
          onChange={setText}
          autoComplete="off"
        />
      </div>
      <div className="max-lg:col-span-2">
        <SelectField
          label={lookupWords.country}
          name="country"
          value={filter.country ?? ''}
          onChange={(country) => change({ country })}
          options={[
            { value: '', label: historyWords.allCountries },
            ...countryCodes.map((code) => ({ value: code as string, label: countryName(code) })),
          ]}
        />
      </div>
      {days &&
        (['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            label={historyWords[end]}
            name={end}
            type="date"
            min={(end === 'until' && filter.from) || undefined}
            max={(end === 'from' && filter.until) || undefined}
            value={filter[end] ?? ''}
            onChange={(day) => change({ [end]: day })}
          />
        ))}
      <div className={`flex flex-col max-lg:col-span-2 ${narrows ? '' : 'max-lg:hidden'}`}>
        <Button
          variant="quiet"
          disabled={!narrows}
          onClick={() => {
            setText('')
            change({ q: '', country: '', ...(days && { from: '', until: '' }) })
          }}
        >
          {historyWords.clearFilters}
        </Button>
      </div>
    </div>
  )
}
