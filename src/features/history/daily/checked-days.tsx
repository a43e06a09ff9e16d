import { type PointerEvent, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import { type DayCheck, pickShade } from '#src/domain/tracking/daily-strip.ts'
import { noonOf } from '#src/lib/calendar-days.ts'
import { longDates } from '#src/lib/locale.ts'
import { walkLinks } from '#src/lib/walk-links.ts'
import { dailyHistoryWords } from '#src/words/history/daily-history.ts'
import { failureReason } from '#src/words/key-phrase/positions.ts'
import { shadeClass } from './shade-key.tsx'

interface CheckedDaysProps {
  label: string
  days: readonly string[]
  checks: readonly (DayCheck | null)[]
  /** Called with the index of the checked day that is pointed at or focused; null if there is none. */
  onPoint: (index: number | null) => void
}

function describeDay(day: string, { state, failure_code, position, results }: DayCheck): string {
  const date = longDates().format(noonOf(day))
  if (state === 'failed') return dailyHistoryWords.failedOn(date, failureReason(failure_code))
  return position === null
    ? dailyHistoryWords.notInFirst(date, results)
    : dailyHistoryWords.position(date, position)
}

/** Days are narrower than a fingertip, so the user slides a finger across them and lifts it to open a day. */
export function CheckedDays({ label, days, checks, onPoint }: CheckedDaysProps) {
  const [, navigate] = useLocation()
  const box = useRef<HTMLFieldSetElement>(null)
  const touchedAt = useRef<number | null>(null)
  const newest = checks.findLastIndex((check) => check !== null)
  const [focused, setFocused] = useState<number | null>(null)
  // The days may have changed, so the focused day may no longer have a check.
  const stop = focused !== null && checks[focused] ? focused : newest

  const indexAt = ({ clientX }: PointerEvent) => {
    const { left, width } = box.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    const index = Math.floor(((clientX - left) / width) * days.length)
    return checks[index] ? index : null
  }
  const slideEnd = (event: PointerEvent) => {
    const began = touchedAt.current
    touchedAt.current = null
    if (began === null) return
    const index = indexAt(event)
    const check = index === null ? null : checks[index]
    // If the finger is still on the day that it touched first, the browser fires the click itself.
    if (check && index !== began) navigate(links.searchResultsCheck(check.search_id))
    onPoint(null)
  }

  return (
    <fieldset
      ref={box}
      aria-label={label}
      className="grid h-7 touch-pan-y select-none grid-flow-col auto-cols-fr [-webkit-touch-callout:none]"
      onKeyDown={(event) => walkLinks(event, 'ArrowLeft', 'ArrowRight')}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') return
        touchedAt.current = indexAt(event) ?? -1
        onPoint(indexAt(event))
      }}
      onPointerMove={(event) => onPoint(indexAt(event))}
      onPointerUp={slideEnd}
      onPointerCancel={() => {
        touchedAt.current = null
        onPoint(null)
      }}
      onPointerLeave={() => touchedAt.current === null && onPoint(null)}
      onBlur={() => onPoint(null)}
    >
      {days.map((day, index) => {
        const check = checks[index]
        if (!check) return <span key={day} aria-hidden="true" data-gap={day} />
        const shade = pickShade(check)
        return (
          <a
            key={day}
            href={links.searchResultsCheck(check.search_id)}
            tabIndex={index === stop ? 0 : -1}
            draggable={false}
            onFocus={() => {
              setFocused(index)
              onPoint(index)
            }}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
              event.preventDefault()
              navigate(links.searchResultsCheck(check.search_id))
            }}
            className="relative px-px text-12 no-underline focus-visible:outline-offset-[-2px]"
          >
            <span className="sr-only">{describeDay(day, check)}</span>
            <span
              aria-hidden="true"
              className={`grid h-full place-items-center rounded-[3px] tabular-nums ${shadeClass[shade]}`}
            >
              {shade === 'failed' ? '×' : <span className="max-md:hidden">{check.position}</span>}
            </span>
          </a>
        )
      })}
    </fieldset>
  )
}
