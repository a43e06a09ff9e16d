import type { ReactNode } from 'react'
import { countryName } from '#src/domain/countries.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { formatAge } from '#src/words/home/ages.ts'

interface EntryLinesProps {
  title: string
  /** Details of the entry. */
  children: ReactNode
  /** Why the entry has no results. */
  badge: ReactNode
}

/**
 * An entry on two lines, or on one line on wider screens. Lines never wrap, so details that load later do not shift the
 * list.
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

/** The search's country, as a two-letter code on a phone. */
export function EntryCountry({ code }: { code: string }) {
  return (
    <>
      <span className="sm:hidden">{code.toUpperCase()}</span>
      <span className="max-sm:hidden">{countryName(code)}</span>
    </>
  )
}

/** The search's age, with the exact time as its tooltip. */
export function EntryAge({ time }: { time: string }) {
  return (
    <time dateTime={time} title={formatDateTime(time)}>
      {formatAge(time, now())}
    </time>
  )
}
