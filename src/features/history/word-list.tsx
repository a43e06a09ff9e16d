import { useMemo, useState } from 'react'
import { keywordRows } from '#src/domain/search/keyword-rows.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { type FactColumn, groupFact, KeywordTable } from '#src/parts/search/keyword-table.tsx'
import type { Sort } from '#src/ui/table/row-order.ts'
import { historyWords } from '#src/words/history/history.ts'
import { keywordTableWords } from '#src/words/keywords/keyword-tables.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { typeName } from '#src/words/search/searches.ts'

function factColumns({ search_type }: SearchRow): FactColumn[] {
  const type = typeName(search_type)
  return [
    groupFact(keywordTableWords.groupOrLanguage),
    { id: 'type', header: keywordTableWords.type, cell: () => type, text: () => type },
  ]
}

export function WordList({ search }: { search: SearchRow }) {
  const [sort, setSort] = useState<Sort | null>(null)
  const rows = useMemo(() => keywordRows([search]), [search])
  const facts = useMemo(() => factColumns(search), [search])
  return (
    <KeywordTable
      caption={historyWords.wordsFor(search.search_term)}
      header={keywordTableWords.word}
      type={search.search_type === 'autocomplete' ? 'autocomplete' : 'basic'}
      country={search.country}
      searches={[search]}
      sort={sort}
      onSort={setSort}
      empty={lookupWords.noResults}
      {...{ rows, facts }}
    />
  )
}
