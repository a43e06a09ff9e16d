import type { ReactNode } from 'react'
import { countryName } from '#src/domain/countries.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { formatAge } from '#src/words/home/ages.ts'

interface EntryLinesProps {
  title: string
  children: ReactNode
  badge: ReactNode
}

/** Lines never wrap, so details that load later do not shift the list. */
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

export function EntryCountry({ code }: { code: string }) {
  return (
    <>
      <span className="sm:hidden">{code.toUpperCase()}</span>
      <span className="max-sm:hidden">{countryName(code)}</span>
    </>
  )
}

export function EntryAge({ time }: { time: string }) {
  return (
    <time dateTime={time} title={formatDateTime(time)}>
      {formatAge(time, now())}
    </time>
  )
}
