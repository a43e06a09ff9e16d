import { useDeferredValue, useMemo, useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import { resultsFileName } from '#src/domain/search/export-rows.ts'
import {
  filterKeywords,
  type KeywordRow,
  keywordRows,
  mergedRows,
} from '#src/domain/search/merged-keywords.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { type FactColumn, groupFact, KeywordTable } from '#src/parts/search/keyword-table.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { keywordTableWords, mergedTable, resultTable } from '#src/words/keywords/keyword-tables.ts'
import { mergedWords } from '#src/words/keywords/merged-keywords.ts'
import { lookupWords } from '#src/words/search/lookups.ts'

function factColumns(type: SearchQuery['type'], hasSeeds: boolean): readonly FactColumn[] {
  const group = groupFact(type === 'autocomplete' ? keywordTableWords.language : keywordTableWords.groupId)
  const seed: FactColumn = {
    id: 'seed',
    header: keywordTableWords.seedPhrase,
    cell: ({ seeds }) => (
      <span className="line-clamp-2" title={seeds.length > 1 ? seeds.join(', ') : undefined}>
        <bdi>{seeds.join(', ')}</bdi>
      </span>
    ),
    text: ({ seeds }) => seeds.join(', '),
    sortValue: ({ seeds }) => seeds[0] ?? '',
  }
  const seeds: FactColumn = {
    id: 'seeds',
    header: keywordTableWords.seeds,
    cell: ({ seeds: all }) => all.length,
    text: ({ seeds: all }) => String(all.length),
    sortValue: ({ seeds: all }) => all.length,
    align: 'end',
  }
  return hasSeeds ? [seeds, group, seed] : [group, seed]
}

/** `seeds`: by seed phrase, in the order returned. `merged`: no duplicates. `clusters`: merged and grouped. */
type KeywordView = 'seeds' | 'merged' | 'clusters'

const byWord = { id: 'word', sortValue: ({ word }: KeywordRow) => word }
// By default, suggestions shared by several phrases come first.
const bySeeds: Sort = { columnId: 'seeds', direction: 'descending' }

function countResults(searches: readonly SearchRow[]): number {
  return searches.reduce((count, { search_results }) => count + search_results.length, 0)
}

export function useKeywordList(searches: readonly SearchRow[], type: SearchQuery['type'], term: string) {
  const [chosenView, setView] = useState<KeywordView>('seeds')
  const [sort, setSort] = useState<Sort | null>(null)
  const [text, setText] = useState('')
  const view = useDeferredValue(chosenView)
  const filter = useDeferredValue(text)
  const key = searches.map(({ id }, place) => `${place} ${id}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies `searches`, which is a new array in each render
  const found = useMemo(() => searches, [key])
  // Defers the rendering of a long table, which would delay the progress display. The first rows do not wait.
  const lagging = useDeferredValue(found)
  const told = countResults(lagging) === 0 ? found : lagging
  const all = useMemo(() => (view === 'seeds' ? keywordRows(told) : mergedRows(told)), [view, told])
  const rows = useMemo(() => filterKeywords(all, filter), [all, filter])
  const hasSeeds = view === 'merged' && all.some(({ seeds }) => seeds.length > 1)
  const facts = useMemo(() => factColumns(type, hasSeeds), [type, hasSeeds])
  const order = sort ?? (hasSeeds ? bySeeds : null)

  const save = async (format: TableFormat) => {
    const [first] = found
    if (view === 'clusters' && first) {
      const { readClusters, saveClusters } = await fetchPart(() => import('./clusters/clusters.ts'))
      return saveClusters(await readClusters(rows, first.country), term, format)
    }
    const shown = orderRows(rows, [byWord, ...facts], order)
    const table = (view === 'merged' ? mergedTable : resultTable)(shown, format)
    await saveTable(resultsFileName(term, format, now()), table, format)
  }
  return {
    type,
    searches,
    count: countResults(found),
    rows,
    view,
    chosenView,
    setView,
    facts,
    text,
    filter,
    setText,
    sort: order,
    setSort,
    save: (format: TableFormat) => void save(format),
  }
}

const ClusterList = lazyPart('words', () => import('./clusters/cluster-list.tsx'), 'ClusterList', {
  waiting: () => <Skeleton label={lookupWords.loadingResults} shape="list" />,
})

interface KeywordListProps {
  caption: string
  country: CountryCode
  list: ReturnType<typeof useKeywordList>
}

export function KeywordList({ caption, country, list }: KeywordListProps) {
  const { type, searches, facts, rows } = list
  const found = { type, country, searches, facts, rows }
  if (list.view === 'clusters') return <ClusterList {...found} />
  return (
    <KeywordTable
      {...found}
      caption={caption}
      header={keywordTableWords.keyword}
      sort={list.sort}
      onSort={list.setSort}
      empty={
        list.filter === '' ? (
          <EmptyState title={lookupWords.noResults}>{lookupWords.noSuggestions}</EmptyState>
        ) : (
          <EmptyState
            title={mergedWords.noneContains(list.filter)}
            action={<Button onClick={() => list.setText('')}>{mergedWords.showAll}</Button>}
          />
        )
      }
    />
  )
}
