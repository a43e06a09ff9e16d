import { useLiveQuery } from 'dexie-react-hooks'
import { findEarlierSearch } from '#src/db/reads/earlier-search.ts'
import { countChanges } from '#src/domain/ranking/comparison.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { suggestionChangeWords } from '#src/words/insight/suggestion-changes.ts'

export function SinceBefore({ search }: { search: SearchRow }) {
  const before = useLiveQuery(() => findEarlierSearch(search), [search.id, search.searched_at])
  if (!before) return null
  const counts = countChanges(before.search_results, search.search_results)
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-y py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-16">{suggestionChangeWords.title(formatDateTime(before.searched_at))}</h2>
        <p className="text-14 text-quiet">{suggestionChangeWords.counts(counts)}</p>
      </div>
      <ButtonLink href={`${links.searchInHistory(search.id)}&with=${before.id}`}>
        {suggestionChangeWords.compare}
      </ButtonLink>
    </section>
  )
}
