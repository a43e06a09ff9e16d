import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import { findOpenest, opportunityOf, usualRankOf } from '#src/domain/tracking/standing.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { now } from '#src/lib/clock.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { passingText, remarks, untrackedText } from '#src/words/news/news.ts'
import type { Home } from './use-home.ts'

type Remark = [key: string, remark: ReactNode]

const linkTo = (href: string, text: string): Remark => [
  text,
  <Link key={text} href={href} className="inline-flex target items-center text-link lg:inline">
    {text}
  </Link>,
]

/** Returns text such as “2 of 4 signs, usual rank 3”. */
function whyBest(item: TrackedItem): string {
  const signs = dashboardWords.chance(opportunityOf(item), item.signs?.length ?? 0)
  const rank = usualRankOf(item)
  return Number.isFinite(rank) ? `${signs}, ${dashboardWords.usually(rank)}` : signs
}

export function NewsRemarks({ home: { news, ownRanks } }: { home: Home }) {
  const untracked = untrackedText(ownRanks.filter(({ searched_at }) => searched_at > news.since))
  const best = findOpenest(news.active.map(({ item }) => item))
  const passed = passingText(news)
  const optional = [
    best &&
      linkTo(
        `${links.keyPhrase(best.row.id)}#opportunity`,
        dashboardWords.nextVideo(best.row.keyword, whyBest(best)),
      ),
    untracked && linkTo(`${routes.searchResultsCheckHistory}#own-ranks`, untracked),
    passed && ([passed, passed] satisfies Remark),
  ]
  // Decided once, because a remark that appears when more rows arrive would move the page.
  const [isShown] = useState(() => optional.map(Boolean))
  const said: Remark[] = [
    ...optional.flatMap((remark, index) => (remark && isShown[index] ? [remark] : [])),
    ...remarks(news, now()).map((remark): Remark => [remark, remark]),
  ]
  return (
    said.length > 0 && (
      <p className="mt-2 flex flex-wrap gap-x-4 text-12 text-quiet lg:text-14">
        {said.map(([key, remark]) => (
          <span key={key}>{remark}</span>
        ))}
      </p>
    )
  )
}
