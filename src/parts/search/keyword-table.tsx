import { useLiveQuery } from 'dexie-react-hooks'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import type { KeywordRow } from '#src/domain/search/merged-keywords.ts'
import { normalisePhrase, type SearchQuery } from '#src/domain/search/phrases.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { lazyPart, partSource, usePart } from '#src/ui/loading/lazy-part.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { keywordActionWords } from '#src/words/keywords/keyword-actions.ts'
import { mergedWords } from '#src/words/keywords/merged-keywords.ts'
import type { CheckKeys } from './actions.ts'
import { type KeywordAction, KeywordCell } from './keyword-cell.tsx'
import type { TrackChoices } from './track-choice.tsx'
import { useKeywordActs } from './use-keyword-act.ts'

const keywordMarks = partSource(async () => (await import('#src/db/reads/keyword-marks.ts')).readKeywordMarks)

const KeywordSheet = lazyPart('menu', () => import('./keyword-sheet.tsx'), 'KeywordSheet')
const KeywordSelection = lazyPart('menu', () => import('./keyword-selection.tsx'), 'KeywordSelection')

export interface FactColumn extends Column<KeywordRow> {
  text: (row: KeywordRow) => string
}

export interface Suggestions {
  type: SearchQuery['type']
  country: CountryCode
  searches: readonly SearchRow[]
  facts: readonly FactColumn[]
  rows: readonly KeywordRow[]
}

interface KeywordTableProps extends Suggestions {
  caption: string
  header: string
  /** Given together with `onSort`, if the caller stores the sort. Otherwise, the table stores its own. */
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  empty: ReactNode
  chosenAtFirst?: boolean
}

// Keyboard shortcuts for the focused row. Keys with Ctrl, Alt or Meta are left to the browser.
const keys: Readonly<Record<string, KeywordAction>> = { c: 'check', t: 'track', f: 'findMore', i: 'idea' }

function pressKey(
  event: KeyboardEvent<HTMLElement>,
  rows: readonly KeywordRow[],
  act: (row: KeywordRow, action: KeywordAction) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target as HTMLElement
  const cell = target.closest('tr')?.querySelector<HTMLElement>('[data-place]')
  const row = rows.find(({ place }) => place === cell?.dataset.place)
  const action = keys[event.key.toLowerCase()]
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!cell || !row || (!action && !by)) return
  event.preventDefault()
  if (action) act(row, action)
  if (!by) return
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')]
  const control = target instanceof HTMLInputElement ? 'input' : 'button[aria-haspopup]'
  cells[cells.indexOf(cell) + by]?.querySelector<HTMLElement>(control)?.focus()
}

// Not imported from make-idea.ts, because the icon in that file would load with the suggestions.
async function makeIdea(word: string, country: CountryCode): Promise<void> {
  const { noteIdea } = await fetchPart(() => import('#src/parts/ideas/actions.ts'))
  await noteIdea({ phrase: normalisePhrase(word), country })
}

function agreed(facts: readonly FactColumn[], rows: readonly KeywordRow[]): string[] {
  return facts.flatMap(({ header, text }) => {
    const [first] = rows
    const value = first && text(first)
    return value && rows.length > 1 && rows.every((row) => text(row) === value)
      ? [mergedWords.fact(header, value)]
      : []
  })
}

const wordsByKey = (rows: readonly KeywordRow[]): ReadonlyMap<string, string> =>
  new Map(rows.map(({ key, word }) => [key, word]))

function useChosen(rows: readonly KeywordRow[], atFirst = false) {
  const [chosen, setChosen] = useState(() => wordsByKey(atFirst ? rows : []))
  const isAll = rows.every(({ key }) => chosen.has(key))
  return {
    chosen,
    isAll,
    toggle: ({ key, word }: KeywordRow) =>
      setChosen((known) => {
        const next = new Map(known)
        if (!next.delete(key)) next.set(key, word)
        return next
      }),
    toggleAll: (shown: readonly KeywordRow[]) => setChosen(wordsByKey(isAll ? [] : shown)),
    deselect: (words: readonly string[]) =>
      setChosen((known) => new Map([...known].filter(([, word]) => !words.includes(word)))),
  }
}

export function KeywordTable(props: KeywordTableProps) {
  const { caption, header, facts, rows, type, country, searches, empty } = props
  const [ownSort, setOwnSort] = useState<Sort | null>(null)
  const { sort = ownSort, onSort = setOwnSort } = props
  const { chosen, toggle, ...choice } = useChosen(rows, props.chosenAtFirst)
  const [isChecking, setChecking] = useState(false)
  const [opened, setOpened] = useState<KeywordRow | null>(null)
  // Stored here, because the selection bar and the sheet lose their state when they unmount.
  const [checkKeys] = useState<CheckKeys>(() => new Map())
  const [choices] = useState<TrackChoices>(() => new Map())
  const acts = useKeywordActs(type, country)
  const found = searches.map(({ id, searched_at }) => id + searched_at).join()
  const { part: readMarks } = usePart(keywordMarks)
  const marks = useLiveQuery(async () => readMarks?.(searches, country), [readMarks, found, country])

  const act = (row: KeywordRow, action: KeywordAction) => {
    if (action === 'check') void acts.check(row.word)
    else if (action === 'findMore') void acts.findMore(row.word)
    else if (action === 'idea') void makeIdea(row.word, country)
    else setOpened(row)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `act` and `toggle` are new in each render, but equivalent
  const columns = useMemo<Column<KeywordRow>[]>(
    () => [
      {
        id: 'word',
        header,
        cell: (row) => (
          <KeywordCell
            row={row}
            marks={marks?.get(row.key)}
            chosen={chosen.has(row.key)}
            onChoose={() => toggle(row)}
            onAct={(action) => act(row, action)}
          />
        ),
        sortValue: ({ word }) => word,
        primary: true,
      },
      ...facts.map((column) => ({ ...column, wide: true })),
    ],
    [header, facts, marks, chosen, type, country],
  )
  const shown = useMemo(() => orderRows(rows, columns, sort), [rows, columns, sort])
  // Leaves out the phrase of a single search, which is already the title.
  const same = agreed(searches.length > 1 ? facts : facts.filter(({ id }) => id !== 'seed'), rows)

  return (
    <>
      {rows.length > 0 && (
        <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-3 dense:min-h-9">
          <p className="text-14 text-quiet tabular-nums" role="status">
            {keywordActionWords.suggestions(rows.length)}
            {same.length > 0 && <span className="md:hidden"> · {same.join(' · ')}</span>}
          </p>
          <Button variant="quiet" onClick={() => choice.toggleAll(shown)}>
            {choice.isAll ? mergedWords.selectNone : mergedWords.selectAll}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the focused row */}
      <div onKeyDown={(event) => pressKey(event, rows, act)}>
        <DataTable
          {...{ caption, columns, empty, sort, onSort }}
          rows={shown}
          rowKey={({ place }) => place}
          onRowPress={setOpened}
        />
      </div>
      {/* Unmounting the bar aborts its checks, so it stays mounted until they end. */}
      {(chosen.size > 0 || isChecking) && (
        <KeywordSelection
          words={[...chosen.values()]}
          country={country}
          keys={checkKeys}
          onChecking={setChecking}
          onDeselect={choice.deselect}
        />
      )}
      {opened && (
        <KeywordSheet
          word={opened.word}
          type={type}
          country={country}
          facts={facts.map(({ header: name, text }) => ({ name, value: text(opened) }))}
          marks={marks?.get(opened.key)}
          choices={choices}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** The column with each suggestion's group from TikTok. For autocomplete, the group is the language. */
export const groupFact = (header: string): FactColumn => ({
  id: 'group',
  header,
  cell: ({ group_id }) => group_id,
  text: ({ group_id }) => group_id,
  sortValue: ({ group_id }) => group_id,
})
