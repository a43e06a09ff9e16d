import type { ResultItem } from '#src/domain/search/export-rows.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import type { Column } from '#src/ui/table/column.ts'

function columnsWith(groupHeader: string): readonly Column<ResultItem>[] {
  return [
    {
      id: 'word',
      header: 'Keyword',
      cell: (item) => <bdi>{item.word}</bdi>,
      sortValue: (item) => item.word,
      primary: true,
    },
    {
      id: 'group',
      header: groupHeader,
      cell: (item) => item.group_id,
      sortValue: (item) => item.group_id,
    },
    {
      id: 'seed',
      header: 'Seed Phrase',
      cell: (item) => <bdi>{item.seed_phrase}</bdi>,
      sortValue: (item) => item.seed_phrase,
    },
  ]
}

/** Keyword, Group ID (Language for autocomplete), Seed Phrase (spec, section 2). */
export const resultColumns: Record<SearchQuery['type'], readonly Column<ResultItem>[]> = {
  basic: columnsWith('Group ID'),
  autocomplete: columnsWith('Language'),
}
