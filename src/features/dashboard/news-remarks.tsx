import { Fragment, type ReactNode } from 'react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { remarks, untrackedText } from '#src/words/news/news.ts'
import type { Home } from './use-home.ts'

/** Other news since the last visit, on one quiet line that wraps only between remarks. */
export function NewsRemarks({ home: { news, ownRanks } }: { home: Home }) {
  const untracked = untrackedText(ownRanks.filter(({ searched_at }) => searched_at > news.since))
  const said: [key: string, remark: ReactNode][] = remarks(news, now()).map((remark) => [remark, remark])
  if (untracked !== null)
    said.unshift([
      untracked,
      <Link
        key={untracked}
        href={`${routes.searchResultsCheckHistory}#own-ranks`}
        className="target text-accent underline underline-offset-4"
      >
        {untracked}
      </Link>,
    ])
  return (
    said.length > 0 && (
      <p className="mt-2 text-12 text-quiet lg:text-14">
        {said.map(([key, remark]) => (
          <Fragment key={key}>
            <span className="inline-block not-last:after:content-['_·'/'']">{remark}</span>{' '}
          </Fragment>
        ))}
      </p>
    )
  )
}
