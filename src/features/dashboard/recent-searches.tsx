import { firstOfEach, type HistoryHead } from '#src/domain/search/history-filter.ts'
import { phraseKey } from '#src/domain/search/phrases.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { useOwnRank } from '#src/parts/ranking/use-own-rank.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { searchWords, typeName } from '#src/words/search/searches.ts'
import { RowLink } from './row-link.tsx'

const shown = 5

const isCheck = ({ search_type }: HistoryHead) => search_type === 'search_results_check'

/** Returns the newest search and the newest check of each phrase, newest first. */
function newestOfEach(heads: readonly HistoryHead[]): HistoryHead[] {
  const byTime = heads.toSorted((one, other) => other.searched_at.localeCompare(one.searched_at))
  return firstOfEach(byTime, (head) => `${isCheck(head)} ${phraseKey(head.search_term)}`)
}

function Recent({ head }: { head: HistoryHead }) {
  const { id, search_type, search_term, searched_at } = head
  const own = useOwnRank(isCheck(head) ? id : null)
  const facts = [
    isCheck(head) && typeName(search_type),
    own !== null && searchWords.own(own),
    formatAge(searched_at, now()),
  ]
  return (
    <RowLink
      href={isCheck(head) ? links.searchResultsCheck(id) : links.searchInHistory(id)}
      aside={facts.filter(Boolean).join(' · ')}
    >
      <bdi>{search_term}</bdi>
    </RowLink>
  )
}

export function RecentSearches({ recent }: { recent: readonly HistoryHead[] }) {
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-searches">
      <h2 id="recent-searches" className="mb-1 text-16">
        {dashboardWords.recent}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {newestOfEach(recent)
          .slice(0, shown)
          .map((head) => (
            <li key={head.id}>
              <Recent head={head} />
            </li>
          ))}
        {recent.length > shown && (
          <li>
            <RowLink href={routes.keyPhraseSearchHistory}>{dashboardWords.allSearches}</RowLink>
          </li>
        )}
      </ul>
    </section>
  )
}
