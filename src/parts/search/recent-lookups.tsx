import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readRecentLookups } from '#src/db/reads/recent-lookups.ts'
import { countryName } from '#src/domain/countries.ts'
import type { HistoryHead } from '#src/domain/search/history-filter.ts'
import { searchQuery } from '#src/domain/search/phrases.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { useOwnRank } from '#src/parts/ranking/use-own-rank.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { lookupFormWords } from '#src/words/search/lookup-form.ts'
import { searchWords, typeName } from '#src/words/search/searches.ts'

/** Returns a link to the stored result; following it spends no credit. */
function wayTo({ id, search_type, search_term, country }: HistoryHead) {
  if (search_type === 'search_results_check') return { href: links.searchResultsCheck(id) }
  const type = search_type === 'autocomplete' ? search_type : 'basic'
  return { href: links.search(searchQuery(type, search_term, country)), state: { searchId: id } }
}

function Lookup({ head }: { head: HistoryHead }) {
  const own = useOwnRank(head.search_type === 'search_results_check' ? head.id : null)
  return (
    <li className="border-line border-b">
      <Link
        {...wayTo(head)}
        className="-mx-2 flex min-h-12 flex-col justify-center rounded-md px-2 py-1.5 text-ink no-underline hover:bg-wash dense:min-h-11"
      >
        <bdi className="truncate">{head.search_term}</bdi>
        <span className="text-12 text-quiet">
          {typeName(head.search_type)} · {countryName(head.country)} ·{' '}
          <time dateTime={head.searched_at}>{formatAge(head.searched_at, now())}</time>
          {own !== null && ` · ${searchWords.own(own)}`}
        </span>
      </Link>
    </li>
  )
}

interface RecentLookupsProps {
  title: string
  limit: number
}

export function RecentLookups({ title, limit }: RecentLookupsProps) {
  const recent = useLiveQuery(() => readRecentLookups(limit), [limit])
  if (!recent || recent.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="text-16">{title}</h2>
      <ul className="mt-1">
        {recent.map((head) => (
          <Lookup key={head.id} head={head} />
        ))}
      </ul>
      <Link
        href={routes.keyPhraseSearchHistory}
        className="mt-1 inline-flex target items-center text-14 text-accent underline underline-offset-4"
      >
        {lookupFormWords.allRecent}
      </Link>
    </section>
  )
}
