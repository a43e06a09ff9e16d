import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { type HistoryHead, queryOf } from '#src/domain/search/history-filter.ts'
import { keywordRows } from '#src/domain/search/merged-keywords.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { type FactColumn, groupFact, KeywordTable } from '#src/parts/search/keyword-table.tsx'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { comparisonWords } from '#src/words/check/comparison.ts'
import { historyWords } from '#src/words/history/history.ts'
import { keywordTableWords } from '#src/words/keywords/keyword-tables.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { typeName } from '#src/words/search/searches.ts'
import { CompareWith } from './comparison/compare-with.tsx'
import { saveSearch } from './save-history.ts'

const WordComparison = lazyPart(
  'comparison',
  () => import('./comparison/word-comparison.tsx'),
  'WordComparison',
  { waiting: () => <Skeleton label={historyWords.loadingCheck} shape="table" /> },
)

function WordList({ search }: { search: SearchRow }) {
  const rows = useMemo(() => keywordRows([search]), [search])
  const facts = useMemo((): FactColumn[] => {
    const type = () => typeName(search.search_type)
    return [
      groupFact(keywordTableWords.groupOrLanguage),
      { id: 'type', header: keywordTableWords.type, cell: type, text: type },
    ]
  }, [search])
  return (
    <KeywordTable
      caption={historyWords.wordsFor(search.search_term)}
      header={keywordTableWords.word}
      type={queryOf(search).type}
      country={search.country}
      searches={[search]}
      empty={lookupWords.noResults}
      {...{ rows, facts }}
    />
  )
}

interface SearchWordsProps {
  search: SearchRow
  others: readonly HistoryHead[]
  comparedAtFirst: string
  repeat: ReactNode
}

export function SearchWords({ search, others, comparedAtFirst, repeat }: SearchWordsProps) {
  const [compared, setCompared] = useState(comparedAtFirst)
  const before = others.find(
    ({ country, searched_at }) => country === search.country && searched_at < search.searched_at,
  )
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Link
            href={links.search(queryOf(search))}
            state={{ searchId: search.id }}
            className="inline-flex target items-center text-link"
          >
            {historyWords.openSearch}
          </Link>
          {repeat}
          {search.source === 'sample' && <SampleDataBadge />}
        </div>
        <ExportButtons label={search.search_term} onSave={(format) => saveSearch(search, format)} />
      </div>
      <div className="mb-3 flex flex-wrap items-end gap-3">
        {others.length > 0 && (
          <CompareWith country={search.country} others={others} chosen={compared} onChoose={setCompared} />
        )}
        {before && compared === '' && (
          <Button onClick={() => setCompared(before.id)}>
            {comparisonWords.since(formatDateTime(before.searched_at))}
          </Button>
        )}
        {compared !== '' && (
          <Button variant="quiet" onClick={() => setCompared('')}>
            {comparisonWords.stop}
          </Button>
        )}
      </div>
      {compared ? <WordComparison search={search} otherId={compared} /> : <WordList search={search} />}
    </>
  )
}
