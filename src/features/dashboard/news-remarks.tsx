import { Fragment } from 'react'
import type { News } from '#src/domain/tracking/news.ts'
import { now } from '#src/lib/clock.ts'
import { remarks } from '#src/words/news/news.ts'

/** Other news since the last visit, on one quiet line that wraps only between remarks. */
export function NewsRemarks({ news }: { news: News }) {
  const said = remarks(news, now())
  return (
    said.length > 0 && (
      <p className="mt-2 text-12 text-quiet lg:text-14">
        {said.map((remark) => (
          <Fragment key={remark}>
            <span className="inline-block not-last:after:content-['_·'/'']">{remark}</span>{' '}
          </Fragment>
        ))}
      </p>
    )
  )
}
