import { useId, useLayoutEffect, useRef } from 'react'
import { noonOf } from '#src/lib/calendar-days.ts'
import { weekdays } from '#src/lib/locale.ts'

export interface StripDay {
  /** A date, such as "2026-11-21". */
  day: string
  /** A mark such as "×", or the position; null if the day cannot be selected. */
  sign: string | null
  name: string
}

interface DayChoiceProps {
  label: string
  /** Oldest first. */
  days: readonly StripDay[]
  selected: string
  onSelect: (day: string) => void
}

export function DayChoice({ label, days, selected, onSelect }: DayChoiceProps) {
  const name = useId()
  const strip = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)
    if (!strip.current || !chosen) return
    const { offsetLeft, offsetWidth } = chosen
    const isSeen =
      offsetLeft >= strip.current.scrollLeft &&
      offsetLeft + offsetWidth <= strip.current.scrollLeft + strip.current.clientWidth
    if (!isSeen) strip.current.scrollLeft = offsetLeft + offsetWidth - strip.current.clientWidth
  }, [selected])
  return (
    <fieldset
      ref={strip}
      className="relative flex min-w-0 overflow-x-auto overflow-y-hidden overscroll-x-contain"
    >
      <legend className="sr-only">{label}</legend>
      {days.map(({ day, sign, name: said }) => {
        const date = noonOf(day)
        return (
          <label
            key={day}
            data-day={day}
            className="flex w-11 shrink-0 cursor-pointer flex-col items-center rounded-md border border-transparent py-1 text-12 text-quiet tabular-nums has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-disabled:cursor-default has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-[-2px]"
          >
            <input
              type="radio"
              name={name}
              value={day}
              aria-label={said}
              disabled={sign === null}
              checked={day === selected}
              className="sr-only"
              onChange={() => onSelect(day)}
            />
            <span aria-hidden="true">{weekdays().format(date).slice(0, 2)}</span>
            <span aria-hidden="true" className={`text-14 ${sign === null ? '' : 'font-bold text-ink'}`}>
              {date.getDate()}
            </span>
            <span aria-hidden="true">{sign ?? '·'}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
