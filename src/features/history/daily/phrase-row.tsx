import { useState } from 'react'
import { Link } from 'wouter'
import { countryName } from '#src/domain/countries.ts'
import { links } from '#src/domain/shell/routes.ts'
import type { DayCheck } from '#src/domain/tracking/daily-strip.ts'
import { noonOf } from '#src/lib/calendar-days.ts'
import { daysOfMonth } from '#src/lib/locale.ts'
import { dailyHistoryWords } from '#src/words/history/daily-history.ts'
import { positionText } from '#src/words/key-phrase/positions.ts'
import { CheckedDays } from './checked-days.tsx'
import type { PhraseDays } from './use-daily-history.ts'

interface PhraseRowProps extends PhraseDays {
  apart: string
  /** YYYY-MM-DD, oldest first. */
  days: readonly string[]
}

/** For example “16 Nov: 8”. */
function reading(day: string | undefined, check: DayCheck | null | undefined): string {
  if (day === undefined || !check) return ''
  return dailyHistoryWords.measured(
    daysOfMonth().format(noonOf(day)),
    check.state === 'failed' ? dailyHistoryWords.failedShort : positionText(check),
  )
}

export function PhraseRow({ phrase, apart, checks, days }: PhraseRowProps) {
  const [pointed, setPointed] = useState<number | null>(null)
  const told = pointed ?? checks.findLastIndex((check) => check?.state === 'done')
  return (
    <div className="grid h-14 grid-cols-[1fr_auto] content-center items-center gap-x-3 border-line border-b lg:grid-cols-[15rem_1fr_8rem]">
      <Link
        href={links.keyPhrase(phrase.id)}
        className="flex min-w-0 items-baseline gap-2 text-14 text-ink no-underline hover:underline"
      >
        <bdi className="truncate font-medium">{phrase.keyword}</bdi>
        <span className="shrink-0 text-12 text-quiet">{phrase.country.toUpperCase()}</span>
        {apart !== '' && <bdi className="min-w-0 shrink-2 truncate text-12 text-quiet">{apart}</bdi>}
      </Link>
      <span
        className="text-right text-12 text-quiet tabular-nums lg:order-last lg:text-14"
        aria-hidden="true"
      >
        {reading(days[told], checks[told])}
      </span>
      <div className="max-lg:col-span-2">
        <CheckedDays
          label={dailyHistoryWords.daysOf(phrase.keyword, countryName(phrase.country))}
          days={days}
          checks={checks}
          onPoint={setPointed}
        />
      </div>
    </div>
  )
}
