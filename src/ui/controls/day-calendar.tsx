import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { dayOf, noonOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate } from '#src/lib/format.ts'
import { monthNames, weekdays } from '#src/lib/locale.ts'
import { calendarWords } from '#src/words/controls/calendar.ts'

interface DayCalendarProps {
  label: string
  /** The selectable days, such as "2026-11-21"; `failed` if every check on that day failed. */
  days: ReadonlyMap<string, 'done' | 'failed'>
  selected: string | null
  onSelect: (day: string) => void
}

const arrow =
  'grid size-11 cursor-pointer place-items-center rounded-md text-quiet hover:bg-wash hover:text-ink aria-disabled:pointer-events-none aria-disabled:opacity-40'
const dayButton =
  'relative mx-auto grid size-11 cursor-pointer place-items-center rounded-md text-14 tabular-nums hover:bg-wash disabled:pointer-events-none disabled:text-quiet dense:size-9'

export function DayCalendar({ label, days, selected, onSelect }: DayCalendarProps) {
  const known = [...days.keys()].sort()
  const first = known[0]
  const last = known.at(-1)
  const [month, setMonth] = useState(() => noonOf(selected ?? last ?? dayOf(now())))
  const [followed, setFollowed] = useState(selected)
  // Shows the month of a day that was selected elsewhere.
  if (selected !== null && selected !== followed) {
    setFollowed(selected)
    setMonth(noonOf(selected))
  }
  const isFailed = (date: Date) => days.get(dayOf(date)) === 'failed'
  return (
    <DayPicker
      mode="single"
      required
      weekStartsOn={1}
      formatters={{
        formatCaption: (date) => monthNames().format(date),
        formatWeekdayName: (date) => weekdays().format(date).slice(0, 2),
      }}
      aria-label={label}
      month={month}
      onMonthChange={setMonth}
      {...(first ? { startMonth: noonOf(first) } : {})}
      {...(last ? { endMonth: noonOf(last) } : {})}
      selected={selected ? noonOf(selected) : undefined}
      onSelect={(date) => onSelect(dayOf(date))}
      disabled={(date) => !days.has(dayOf(date))}
      modifiers={{ recorded: (date) => days.has(dayOf(date)), failed: isFailed }}
      labels={{
        labelGrid: (date) => monthNames().format(date),
        labelNext: () => calendarWords.nextMonth,
        labelPrevious: () => calendarWords.previousMonth,
        labelWeekday: (date) => weekdays().format(date),
        labelDayButton: (date, { selected: isSelected }) =>
          [
            formatDate(date.toISOString()),
            isFailed(date) && calendarWords.failed,
            isSelected && calendarWords.selected,
          ]
            .filter(Boolean)
            .join(', '),
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? <ChevronLeft size={20} /> : <ChevronRight size={20} />,
      }}
      classNames={{
        months: 'relative',
        month_caption: 'flex h-11 items-center justify-center font-medium',
        nav: 'absolute inset-x-0 top-0 flex justify-between',
        button_previous: arrow,
        button_next: arrow,
        month_grid: 'mx-auto w-full max-w-80 border-collapse',
        weekday: 'h-8 font-normal text-12 text-quiet',
        day: 'p-0 text-center',
        day_button: dayButton,
      }}
      modifiersClassNames={{
        recorded: '[&>button]:font-bold',
        failed: 'crossed',
        selected:
          '[&>button]:bg-accent-wash [&>button]:text-accent [&>button]:outline [&>button]:outline-accent',
        today: '[&>button]:underline [&>button]:underline-offset-4',
      }}
    />
  )
}
