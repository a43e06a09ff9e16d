import { phraseKey } from '#src/domain/search/phrases.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { RowLink } from './row-link.tsx'

const shown = 5

/** The newest search of each phrase. */
function newestOfEach(searches: readonly SearchRow[]): SearchRow[] {
  return [...Map.groupBy(searches, ({ search_term }) => phraseKey(search_term)).values()].flatMap(
    ([newest]) => newest ?? [],
  )
}

/** The latest searches. Renders nothing if there are none. */
export function RecentSearches({ searches }: { searches: readonly SearchRow[] }) {
  if (searches.length === 0) return null
  return (
    <section aria-labelledby="recent-searches">
      <h2 id="recent-searches" className="mb-1 text-16">
        {dashboardWords.recent}
      </h2>
      <ul className="divide-y divide-line border-line border-y">
        {newestOfEach(searches)
          .slice(0, shown)
          .map(({ id, search_term, searched_at }) => (
            <li key={id}>
              <RowLink href={links.searchInHistory(id)} aside={formatAge(searched_at, now())}>
                <bdi>{search_term}</bdi>
              </RowLink>
            </li>
          ))}
        {searches.length > shown && (
          <li>
            <RowLink href={routes.keyPhraseSearchHistory}>{dashboardWords.allSearches}</RowLink>
          </li>
        )}
      </ul>
    </section>
  )
}
