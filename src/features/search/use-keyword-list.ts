import { useDeferredValue, useMemo, useState } from 'react'
import { resultsFileName } from '#src/domain/search/export-rows.ts'
import {
  filterKeywords,
  type KeywordRow,
  keywordRows,
  mergedRows,
} from '#src/domain/search/merged-keywords.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { mergedTable, resultTable } from '#src/words/keywords/keyword-tables.ts'

/** `seeds`: by seed phrase, in the order returned. `merged`: without duplicates. `clusters`: merged and grouped. */
export type KeywordView = 'seeds' | 'merged' | 'clusters'

const sortable = [
  { id: 'word', sortValue: ({ word }: KeywordRow) => word },
  { id: 'seeds', sortValue: ({ seeds }: KeywordRow) => seeds.length },
  { id: 'group', sortValue: ({ group_id }: KeywordRow) => group_id },
  { id: 'seed', sortValue: ({ seeds }: KeywordRow) => seeds[0] ?? '' },
]
// By default, suggestions shared by several phrases come first.
const bySeeds: Sort = { columnId: 'seeds', direction: 'descending' }

function countResults(searches: readonly SearchRow[]): number {
  return searches.reduce((count, { search_results }) => count + search_results.length, 0)
}

export function useKeywordList(searches: readonly SearchRow[], term: string) {
  const [chosenView, setView] = useState<KeywordView>('seeds')
  const [sort, setSort] = useState<Sort | null>(null)
  const [text, setText] = useState('')
  const view = useDeferredValue(chosenView)
  const filter = useDeferredValue(text)
  const key = searches.map(({ id }, place) => `${place} ${id}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies `searches`, which is a new array in each render
  const found = useMemo(() => searches, [key])
  // A long table may lag behind so as not to delay the progress display; the first rows are few and render immediately.
  const lagging = useDeferredValue(found)
  const told = countResults(lagging) === 0 ? found : lagging
  const all = useMemo(() => (view === 'seeds' ? keywordRows(told) : mergedRows(told)), [view, told])
  const rows = useMemo(() => filterKeywords(all, filter), [all, filter])
  const hasSeeds = view === 'merged' && all.some(({ seeds }) => seeds.length > 1)
  const order = sort ?? (hasSeeds ? bySeeds : null)

  const save = async (format: TableFormat) => {
    const [first] = found
    if (view === 'clusters' && first) {
      const { readClusters, saveClusters } = await fetchPart(() => import('./clusters/clusters.ts'))
      return saveClusters(await readClusters(rows, first.country), term, format)
    }
    const shown = orderRows(rows, sortable, order)
    const table = (view === 'merged' ? mergedTable : resultTable)(shown, format)
    await saveTable(resultsFileName(term, format, now()), table, format)
  }
  return {
    count: countResults(found),
    rows,
    view,
    chosenView,
    setView,
    /** In the merged view, whether several phrases returned the same suggestion. */
    hasSeeds,
    text,
    filter,
    setText,
    sort: order,
    setSort,
    save: (format: TableFormat) => void save(format),
  }
}
