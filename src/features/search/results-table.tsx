import { resultItems } from '#src/domain/export-rows.ts'
import { messages } from '#src/domain/messages.ts'
import type { SearchRow } from '#src/domain/rows.ts'
import { DataTable } from '#src/ui/data-table.tsx'

/** Keyword, Group ID (Language for autocomplete), Seed Phrase (spec, section 2). */
export function ResultsTable({ search }: { search: SearchRow }) {
  return (
    <DataTable
      caption={`Results for ${search.search_term}`}
      columns={[
        {
          id: 'word',
          header: 'Keyword',
          cell: (item) => <bdi>{item.word}</bdi>,
          sortValue: (item) => item.word,
          primary: true,
        },
        {
          id: 'group',
          header: search.search_type === 'autocomplete' ? 'Language' : 'Group ID',
          cell: (item) => item.group_id,
          sortValue: (item) => item.group_id,
        },
        { id: 'seed', header: 'Seed Phrase', cell: (item) => <bdi>{item.seed_phrase}</bdi> },
      ]}
      rows={resultItems(search)}
      rowKey={(item) => item.word}
      empty={messages.noResults}
    />
  )
}
