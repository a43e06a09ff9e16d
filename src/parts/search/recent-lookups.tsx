import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { listCheckHeads } from '#src/db/reads/checks.ts'
import { listSearches } from '#src/db/reads/searches.ts'
import { countryName } from '#src/domain/countries.ts'
import { type HistoryHead, newestOfEach, queryOf } from '#src/domain/search/history-filter.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { useOwnRank } from '#src/parts/ranking/use-own-rank.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { lookupFormWords } from '#src/words/search/lookup-form.ts'
import { searchWords, typeName } from '#src/words/search/searches.ts'

/** Returns a link to the stored result; following it spends no credit. */
function wayTo(head: HistoryHead) {
  if (head.search_type === 'search_results_check') return { href: links.searchResultsCheck(head.id) }
  return { href: links.search(queryOf(head)), state: { searchId: head.id } }
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

const shown = 8

/** Newest first, without duplicates. */
async function readRecent(): Promise<HistoryHead[]> {
  // Reads twice as many as it shows, because a batch can contain the same phrase several times.
  const [searches, checks] = await Promise.all([listSearches(2 * shown), listCheckHeads()])
  const done = searches.filter(({ state }) => state === 'done')
  const heads: HistoryHead[] = [...done, ...checks.slice(0, shown)]
  heads.sort((one, other) => other.searched_at.localeCompare(one.searched_at))
  return newestOfEach(heads).slice(0, shown)
}

export function RecentLookups({ title }: { title: string }) {
  const recent = useLiveQuery(readRecent)
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
        className="mt-1 inline-flex target items-center text-14 text-link"
      >
        {lookupFormWords.allRecent}
      </Link>
    </section>
  )
}
