import type { ReactNode } from 'react'
import { countryName } from '#src/domain/countries.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { formatAge } from '#src/words/home/ages.ts'

interface EntryLinesProps {
  title: string
  /** What is said of it quietly. */
  children: ReactNode
  /** What keeps it from having results. */
  badge: ReactNode
}

/**
 * The two lines of an entry, one on a desktop. Neither ever wraps: what is read later, of thirty entries at once, may not
 * push about what is under it.
 */
export function EntryLines({ title, children, badge }: EntryLinesProps) {
  return (
    <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-baseline sm:gap-3">
      <bdi className="truncate font-medium">{title}</bdi>
      <span className="flex min-w-0 items-center gap-2 text-14 text-quiet sm:shrink-0">
        <span className="truncate">{children}</span>
        {badge}
      </span>
    </span>
  )
}

/** Where it was made: on a phone by its two letters, as there is room for no more. */
export function EntryCountry({ code }: { code: string }) {
  return (
    <>
      <span className="sm:hidden">{code.toUpperCase()}</span>
      <span className="max-sm:hidden">{countryName(code)}</span>
    </>
  )
}

/** How long ago it was, with the time for a mouse that rests on it. */
export function EntryAge({ time }: { time: string }) {
  return (
    <time dateTime={time} title={formatDateTime(time)}>
      {formatAge(time, now())}
    </time>
  )
}
