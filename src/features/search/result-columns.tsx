import type { ResultItem } from '#src/domain/search/export-rows.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import type { Column } from '#src/ui/table/column.ts'
import { keywordTableWords } from '#src/words/keyword-tables.ts'

/** Keyword, Group ID (Language for autocomplete), Seed Phrase (spec, section 2). */
export function resultColumns(type: SearchQuery['type']): readonly Column<ResultItem>[] {
  return [
    {
      id: 'word',
      header: keywordTableWords.keyword,
      cell: (item) => <bdi>{item.word}</bdi>,
      sortValue: (item) => item.word,
      primary: true,
    },
    {
      id: 'group',
      header: type === 'autocomplete' ? keywordTableWords.language : keywordTableWords.groupId,
      cell: (item) => item.group_id,
      sortValue: (item) => item.group_id,
    },
    {
      id: 'seed',
      header: keywordTableWords.seedPhrase,
      cell: (item) => <bdi>{item.seed_phrase}</bdi>,
      sortValue: (item) => item.seed_phrase,
    },
  ]
}
