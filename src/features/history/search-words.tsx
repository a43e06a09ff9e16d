import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { readSearch } from '#src/db/reads/searches.ts'
import { compareWords } from '#src/domain/ranking/comparison.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { historyWords } from '#src/words/history.ts'
import { keywordTableWords } from '#src/words/keyword-tables.ts'
import { lookupWords } from '#src/words/lookups.ts'
import { typeName } from '#src/words/searches.ts'
import { CompareWith, countriesRemark, searchText } from './compare-with.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { saveSearch } from './save-history.ts'

function WordComparison({ search, otherId }: { search: SearchRow; otherId: string }) {
  const other = useLiveQuery(() => readSearch(otherId), [otherId])
  if (!other) return null
  const isEarlier = other.searched_at <= search.searched_at
  const [earlier, later] = isEarlier ? [other, search] : [search, other]
  return (
    <ComparisonTable
      term={search.search_term}
      rows={compareWords(earlier.search_results, later.search_results)}
      earlier={searchText(earlier)}
      later={searchText(later)}
      remark={countriesRemark(earlier, later)}
      name={{ header: keywordTableWords.word, cell: (row) => <bdi>{row.word}</bdi>, text: (row) => row.word }}
      exported={{
        header: [keywordTableWords.word, keywordTableWords.groupOrLanguage],
        label: (row) => [row.word, row.group_id],
      }}
    />
  )
}

interface SearchWordsProps {
  search: SearchRow
  /** The `q` of /search that shows it. */
  term: string
  others: readonly HistoryHead[]
  repeat: ReactNode
}

/** What a past search has found: Word, Group/Language, Type (spec, section 2), and what has changed since another. */
export function SearchWords({ search, term, others, repeat }: SearchWordsProps) {
  const [compared, setCompared] = useState('')
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <Link
            href={links.search(term)}
            state={{ searchId: search.id }}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 dense:min-h-8"
          >
            {historyWords.openSearch}
          </Link>
          {repeat}
          {search.source === 'sample' && <SampleDataBadge />}
        </div>
        <ExportButtons
          label={search.search_term}
          onCsv={() => void saveSearch(search, 'csv')}
          onExcel={() => void saveSearch(search, 'xls')}
        />
      </div>
      <div className="mb-3">
        <CompareWith country={search.country} others={others} chosen={compared} onChoose={setCompared} />
      </div>
      {compared ? (
        <WordComparison search={search} otherId={compared} />
      ) : (
        <DataTable
          caption={historyWords.wordsFor(search.search_term)}
          columns={[
            {
              id: 'word',
              header: keywordTableWords.word,
              cell: (row) => <bdi>{row.word}</bdi>,
              primary: true,
            },
            { id: 'group', header: keywordTableWords.groupOrLanguage, cell: (row) => row.group_id },
            { id: 'type', header: keywordTableWords.type, cell: () => typeName(search.search_type) },
          ]}
          rows={search.search_results}
          rowKey={(row) => String(row.position)}
          empty={lookupWords.noResults}
        />
      )}
    </>
  )
}
