import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { dayOf, noonOf } from '#src/lib/calendar-days.ts'
import { formatDate } from '#src/lib/format.ts'
import type { StripDay } from '#src/ui/controls/day-choice.tsx'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'

const length = 14
/** How many days after an older selected day are shown. */
const after = 6
const dayMs = 24 * 60 * 60 * 1000

const plus = (day: string, days: number) => dayOf(new Date(noonOf(day).getTime() + days * dayMs))

/** The two weeks up to the newest check, or around an older selected day. */
export function stripDays(
  byDay: ReadonlyMap<string, readonly KeyPhraseCheckRow[]>,
  selected: string,
  isTracked: boolean,
): StripDay[] {
  const newest = [...byDay.keys()].reduce((last, day) => (day > last ? day : last), selected)
  const last = selected > plus(newest, -length) ? newest : plus(selected, after)
  return Array.from({ length }, (_, index) => {
    const day = plus(last, index + 1 - length)
    const entries = byDay.get(day) ?? []
    const check = entries.findLast(({ state }) => state === 'done') ?? entries.at(-1)
    return { day, ...told(formatDate(noonOf(day).toISOString()), check, isTracked) }
  })
}

function told(
  day: string,
  check: KeyPhraseCheckRow | undefined,
  isTracked: boolean,
): Pick<StripDay, 'sign' | 'name'> {
  if (!check) return { sign: null, name: keyPhraseCheckWords.dayEmpty(day) }
  const { state, position, results } = check
  if (state === 'failed') return { sign: '×', name: keyPhraseCheckWords.dayFailed(day) }
  if (!isTracked) return { sign: '•', name: day }
  return position === null
    ? { sign: '▽', name: keyPhraseCheckWords.dayNotRanked(day, results) }
    : { sign: String(position), name: keyPhraseCheckWords.dayRanked(day, position) }
}
