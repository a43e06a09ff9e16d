import { useMemo } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { type FactColumn, groupFact, KeywordTable } from '#src/parts/search/keyword-table.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { keywordTableWords } from '#src/words/keywords/keyword-tables.ts'
import { mergedWords } from '#src/words/keywords/merged-keywords.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import type { useKeywordList } from './use-keyword-list.ts'

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

const ClusterList = lazyPart('words', () => import('./clusters/cluster-list.tsx'), 'ClusterList', {
  waiting: () => <Skeleton label={lookupWords.loadingResults} shape="list" />,
})

interface KeywordListProps {
  caption: string
  type: SearchQuery['type']
  country: CountryCode
  searches: readonly SearchRow[]
  list: ReturnType<typeof useKeywordList>
}

export function KeywordList({ caption, type, country, searches, list }: KeywordListProps) {
  const facts = useMemo(() => factColumns(type, list.hasSeeds), [type, list.hasSeeds])
  if (list.view === 'clusters')
    return <ClusterList {...{ type, country, searches, facts }} rows={list.rows} />
  return (
    <KeywordTable
      {...{ caption, type, country, searches, facts }}
      header={keywordTableWords.keyword}
      rows={list.rows}
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
