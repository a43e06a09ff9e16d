import { useId, useMemo, useRef, useState } from 'react'
import { countryName } from '#src/domain/countries.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ChipButton } from '#src/ui/controls/chip-button.tsx'
import { ChipSelect } from '#src/ui/controls/chip-select.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { controlClass } from '#src/ui/controls/field.tsx'
import { statusWords } from '#src/words/tracking/key-phrase-status.ts'
import { trackedListWords } from '#src/words/tracking/tracked-list.ts'
import { filterChoices, isFiltered } from './list-view.ts'
import { insightSorts, type ShownList } from './use-shown-list.ts'

interface ListToolsProps {
  list: ShownList
  /** Whether tapping a row selects it. */
  selecting: boolean
  onSelecting: (selecting: boolean) => void
}

function Filters({ list: { items, view, onView, onType, onTyped, insights } }: { list: ShownList }) {
  const fields = useRef<HTMLDivElement>(null)
  const { tags, countries } = useMemo(() => filterChoices(items), [items])
  return (
    <div ref={fields} className="contents">
      <input
        type="search"
        name="filter"
        aria-label={trackedListWords.filter}
        placeholder={trackedListWords.filter}
        value={view.text}
        onChange={(event) => onType(event.target.value)}
        onBlur={onTyped}
        className={`${controlClass} min-w-36 lg:max-w-64`}
      />
      <ChipSelect
        label={trackedListWords.status}
        name="status"
        value={view.status}
        onChange={(status) => onView({ status })}
        options={[
          { value: '', label: trackedListWords.anyStatus },
          { value: 'active', label: statusWords.active },
          { value: 'paused', label: statusWords.paused },
        ]}
      />
      {countries.length > 1 && (
        <ChipSelect
          label={trackedListWords.country}
          name="in_country"
          value={view.country}
          onChange={(country) => onView({ country })}
          options={[
            { value: '', label: trackedListWords.anyCountry },
            ...countries.map((code) => ({ value: code, label: countryName(code) })),
          ]}
        />
      )}
      {tags.length > 0 && (
        <ChipSelect
          label={trackedListWords.tag}
          name="tag"
          value={view.tag}
          onChange={(tag) => onView({ tag })}
          options={[
            { value: '', label: trackedListWords.anyTag },
            ...tags.map((tag) => ({ value: tag, label: tag })),
          ]}
        />
      )}
      {insights && <insights.OpportunityFilter view={view} onView={onView} />}
      {isFiltered(view) && (
        <Button
          variant="quiet"
          onClick={() => {
            onView({ text: '', tag: '', country: '', status: '', opportunity: '' })
            // Pressing the button removes it, so the focus must move.
            fields.current?.querySelector('input')?.focus()
          }}
        >
          {trackedListWords.clear}
        </Button>
      )}
    </div>
  )
}

export function ListExports({ list }: { list: ShownList }) {
  const save = async (format: TableFormat) => {
    const { saveTracked } = await fetchPart(() => import('./save-tracked.ts'))
    await saveTracked(list, format)
  }
  return <ExportButtons disabled={list.shown.length === 0} onSave={save} />
}

export function ListTools({ list, selecting, onSelecting }: ListToolsProps) {
  const { view, onView, wide, detailed, onDetailed, insights, onInsights, sorts } = list
  const [open, setOpen] = useState(isFiltered(view))
  const filtersId = useId()
  const toggleInsights = () => {
    onInsights(insights === undefined)
    // A filter or a sort order that uses an insight would show the insights again.
    if (insights !== undefined)
      onView({ opportunity: '', ...(insightSorts.includes(view.sort) && { sort: '' }) })
  }
  const order = (
    <ChipSelect
      label={trackedListWords.sortBy}
      name="sort"
      value={view.sort === '' ? '' : `${view.sort} ${view.order}`}
      onChange={(value) => {
        const [sort = '', to] = value.split(' ')
        onView({ sort, order: to === 'descending' ? 'descending' : 'ascending' })
      }}
      options={sorts}
    />
  )
  const looks = (
    <>
      <ChipButton aria-pressed={detailed} onClick={() => onDetailed(!detailed)}>
        {trackedListWords.descriptions}
      </ChipButton>
      <ChipButton aria-pressed={insights !== undefined} onClick={toggleInsights}>
        {trackedListWords.insights}
      </ChipButton>
    </>
  )
  if (wide)
    return (
      <search className="flex flex-wrap items-center gap-2">
        <Filters list={list} />
        {order}
        {looks}
      </search>
    )
  return (
    <search className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {order}
        <ChipButton aria-expanded={open} aria-controls={filtersId} onClick={() => setOpen(!open)}>
          {trackedListWords.filterBy}
        </ChipButton>
        <ChipButton aria-pressed={selecting} onClick={() => onSelecting(!selecting)}>
          {trackedListWords.selectSome}
        </ChipButton>
      </div>
      <div id={filtersId} hidden={!open} className={open ? 'flex flex-wrap gap-2' : ''}>
        {open && <Filters list={list} />}
        {open && looks}
        {open && <ListExports list={list} />}
      </div>
    </search>
  )
}
