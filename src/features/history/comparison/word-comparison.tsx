import { useLiveQuery } from 'dexie-react-hooks'
import { readSearch } from '#src/db/reads/searches.ts'
import { compareWords } from '#src/domain/ranking/comparison.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { keywordTableWords } from '#src/words/keywords/keyword-tables.ts'
import { ComparisonTable, inOrder } from './comparison-table.tsx'

export function WordComparison({ search, otherId }: { search: SearchRow; otherId: string }) {
  const other = useLiveQuery(() => readSearch(otherId), [otherId])
  if (!other) return null
  const [earlier, later] = inOrder(other, search)
  return (
    <ComparisonTable
      earlier={earlier}
      later={later}
      rows={compareWords(earlier.search_results, later.search_results)}
      name={{ header: keywordTableWords.word, cell: (row) => <bdi>{row.word}</bdi>, text: (row) => row.word }}
      exported={{
        header: [keywordTableWords.word, keywordTableWords.groupOrLanguage],
        label: (row) => [row.word, row.group_id],
      }}
    />
  )
}
