import { useLiveQuery } from 'dexie-react-hooks'
import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import type { ListedCheck } from '#src/db/reads/checks.ts'
import { readQueued } from '#src/db/reads/queued-searches.ts'
import { links } from '#src/domain/shell/routes.ts'
import { useOwnRank } from '#src/parts/ranking/use-own-rank.ts'
import { historyWords } from '#src/words/history/history.ts'
import { searchWords } from '#src/words/search/searches.ts'
import { EntryLines } from './entry-lines.tsx'

export function CheckEntry({ head }: { head: ListedCheck }) {
  const queued = useLiveQuery(async () => (await readQueued([head.id])).get(head.id), [head.id]) ?? null
  const own = useOwnRank(head.state === 'done' ? head.id : null)
  return (
    <Link
      href={links.searchResultsCheck(head.id)}
      className="-mx-2 flex min-h-14 items-center gap-3 rounded-md border-line border-b px-2 py-2 text-ink no-underline hover:bg-wash dense:min-h-11"
    >
      <EntryLines head={head} state={head.state} queued={queued}>
        {head.state === 'done' && ` · ${historyWords.pages(head.pages_done)}`}
        {own !== null && ` · ${searchWords.own(own)}`}
      </EntryLines>
      <ChevronRight size={16} className="shrink-0 text-quiet" aria-hidden="true" />
    </Link>
  )
}
