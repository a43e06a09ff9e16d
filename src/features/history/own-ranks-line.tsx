import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import type { OwnRank } from '#src/domain/insight/own-ranks.ts'
import { links } from '#src/domain/shell/routes.ts'
import { accountDraft } from '#src/domain/tracking/key-phrase-draft.ts'
import { now } from '#src/lib/clock.ts'
import { InsightLine } from '#src/parts/insight/insight-line.tsx'
import { trackingRefusal } from '#src/parts/plan/tracking-refusal.ts'
import { addTracked } from '#src/parts/tracking/add/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { formatAge } from '#src/words/home/ages.ts'
import { ownRankWords } from '#src/words/insight/own-videos.ts'

export function OwnRanksLine({ ranks }: { ranks: readonly OwnRank[] }) {
  const hasRoom = useLiveQuery(async () => (await trackingRefusal(1)) === null, [], false)
  const track = ({ search_term, country, account }: OwnRank) =>
    addTracked([accountDraft(search_term, country, account)])
  return (
    <div className="mb-4 rounded-md border border-line bg-raised px-4">
      <InsightLine
        title={ownRankWords.title}
        result={ownRankWords.result(ranks.length)}
        figure="own-ranks"
        sample={ownRankWords.sample}
      >
        <ul className="divide-y divide-line border-line border-y">
          {ranks.map((one) => (
            <li key={`${one.country} ${one.search_term}`} className="flex min-h-14 items-center gap-3">
              <span className="w-9 shrink-0 text-right font-display font-semibold text-25 tabular-nums leading-none">
                <span className="sr-only">{ownRankWords.rank}</span>
                {one.rank}
              </span>
              <Link
                href={links.searchResultsCheck(one.check)}
                className="min-w-0 grow py-1.5 text-14 leading-tight hover:text-accent"
              >
                <bdi className="block truncate font-medium">{one.search_term}</bdi>
                <span className="block truncate text-12 text-quiet">
                  {one.country.toUpperCase()} · <bdi>@{one.account}</bdi> ·{' '}
                  {formatAge(one.searched_at, now())}
                </span>
              </Link>
              {hasRoom && (
                <Button aria-label={ownRankWords.trackOne(one.search_term)} onClick={() => void track(one)}>
                  {ownRankWords.track}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </InsightLine>
    </div>
  )
}
