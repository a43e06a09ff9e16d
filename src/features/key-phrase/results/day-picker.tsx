import { CalendarDays } from 'lucide-react'
import { useMemo, useState } from 'react'
import { checkOfDay } from '#src/domain/tracking/daily-strip.ts'
import { followsSomething } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { dayOf, daysBefore, noonOf } from '#src/lib/calendar-days.ts'
import { formatDate, formatDateTimes } from '#src/lib/format.ts'
import { DayChoice, type StripDay } from '#src/ui/controls/day-choice.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'
import type { CheckedView } from '../use-phrase-view.ts'

const DayCalendar = lazyPart('calendar', () => import('#src/ui/controls/day-calendar.tsx'), 'DayCalendar', {
  waiting: () => <div className="h-80" />,
})
const Dialog = lazyPart('calendar', () => import('#src/ui/controls/dialog.tsx'), 'Dialog')

const length = 14
/** How many days the strip shows after the selected day, if that day is before the newest two weeks. */
const after = 6

/** Returns the two weeks up to the newest check or, if the selected day is older, two weeks around it. */
function stripDays(
  byDay: ReadonlyMap<string, readonly KeyPhraseCheckRow[]>,
  selected: string,
  isTracked: boolean,
): StripDay[] {
  const newest = [...byDay.keys()].at(-1) ?? selected
  const last = selected > daysBefore(newest, length) ? newest : daysBefore(selected, -after)
  return Array.from({ length }, (_, index) => {
    const day = daysBefore(last, length - 1 - index)
    return {
      day,
      ...describeDay(formatDate(noonOf(day).toISOString()), checkOfDay(byDay.get(day)), isTracked),
    }
  })
}

function describeDay(
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

function optionText(check: KeyPhraseCheckRow, time: string): string {
  if (check.state === 'failed') return keyPhraseCheckWords.failed(time)
  return check.position === null
    ? keyPhraseCheckWords.notRanked(time, check.results)
    : keyPhraseCheckWords.ranked(time, check.position)
}

export function DayPicker({ phrase, checks, selected, select }: CheckedView) {
  const [opened, setOpened] = useState(false)
  const isWide = useWide()
  const byDay = useMemo(() => Map.groupBy(checks, (check) => dayOf(check.checked_at)), [checks])
  const days = useMemo(
    () => new Map([...byDay].map(([day, entries]) => [day, checkOfDay(entries)?.state ?? 'failed'])),
    [byDay],
  )
  const day = dayOf(selected.checked_at)
  const ofDay = byDay.get(day) ?? []
  const times = formatDateTimes(ofDay.map(({ checked_at }) => checked_at))
  const selectDay = (chosen: string) => {
    const check = checkOfDay(byDay.get(chosen))
    if (check) select(check.search_id)
  }
  // Loads the calendar before the dialog opens, because the opening dialog focuses the calendar's first button.
  const open = async () => {
    await DayCalendar.preload()
    setOpened(true)
  }
  const calendar = { label: keyPhraseCheckWords.history, days, selected: day, onSelect: selectDay }
  return (
    <>
      {isWide ? (
        <DayCalendar {...calendar} />
      ) : (
        <div className="flex items-center gap-1">
          <DayChoice
            label={keyPhraseCheckWords.history}
            days={stripDays(byDay, day, followsSomething(phrase))}
            selected={day}
            onSelect={selectDay}
          />
          <IconButton label={keyPhraseCheckWords.calendar} aria-haspopup="dialog" onClick={open}>
            <CalendarDays size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {ofDay.length > 1 && (
        <SelectField
          label={keyPhraseCheckWords.onThisDay}
          name="check"
          value={selected.search_id}
          onChange={select}
          options={ofDay
            .map((check, n) => ({ value: check.search_id, label: optionText(check, times[n] ?? '') }))
            .toReversed()}
        />
      )}
      {opened && (
        <Dialog onClose={() => setOpened(false)} title={calendar.label}>
          <DayCalendar
            {...calendar}
            onSelect={(chosen) => {
              setOpened(false)
              selectDay(chosen)
            }}
          />
        </Dialog>
      )}
    </>
  )
}
