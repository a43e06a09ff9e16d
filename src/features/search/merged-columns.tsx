import type { MergedKeyword } from '#src/domain/search/merged-keywords.ts'
import type { SearchQuery } from '#src/domain/search/phrases.ts'
import type { Column } from '#src/ui/table/column.ts'
import { keywordTableWords } from '#src/words/keyword-tables.ts'

type Chosen = ReadonlySet<string>

function toggled(chosen: Chosen, key: string): Chosen {
  const next = new Set(chosen)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Keyword with the box that selects it, how many seed phrases brought it, its group and those phrases. */
export function mergedColumns(
  type: SearchQuery['type'],
  chosen: Chosen,
  onChoose: (change: (chosen: Chosen) => Chosen) => void,
): readonly Column<MergedKeyword>[] {
  return [
    {
      id: 'word',
      header: keywordTableWords.keyword,
      cell: ({ key, word }) => (
        <label className="-my-2.5 flex min-h-11 cursor-pointer items-center gap-3 dense:-my-1.5 dense:min-h-8">
          <input
            type="checkbox"
            checked={chosen.has(key)}
            onChange={() => onChoose((known) => toggled(known, key))}
            className="size-5 shrink-0 cursor-pointer dense:size-4"
          />
          <bdi>{word}</bdi>
        </label>
      ),
      sortValue: ({ word }) => word,
      primary: true,
    },
    {
      id: 'seeds',
      header: keywordTableWords.seeds,
      cell: ({ seeds }) => seeds.length,
      sortValue: ({ seeds }) => seeds.length,
      align: 'end',
    },
    {
      id: 'group',
      header: type === 'autocomplete' ? keywordTableWords.language : keywordTableWords.groupId,
      cell: ({ group_id }) => group_id,
      sortValue: ({ group_id }) => group_id,
    },
    {
      id: 'phrases',
      header: keywordTableWords.seedPhrase,
      cell: ({ seeds }) => (
        <span className="line-clamp-2" title={seeds.join(', ')}>
          <bdi>{seeds.join(', ')}</bdi>
        </span>
      ),
    },
  ]
}
