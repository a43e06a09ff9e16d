import { CalendarDays } from 'lucide-react'
import { useMemo, useState } from 'react'
import { followsSomething } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { dayOf } from '#src/lib/calendar-days.ts'
import { formatDateTimes } from '#src/lib/distinct-times.ts'
import { DayChoice } from '#src/ui/controls/day-choice.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'
import { stripDays } from './strip-days.ts'

const placeholder = <div className="h-80" />
const DayCalendar = lazyPart(
  'calendar',
  async () => (await import('#src/ui/controls/day-calendar.tsx')).DayCalendar,
  {
    waiting: () => placeholder,
  },
)
const CalendarSheet = lazyPart('calendar', async () => (await import('./calendar-sheet.tsx')).CalendarSheet, {
  place: 'dialog',
})

export interface DayPickerProps {
  phrase: KeyPhraseRow
  /** Oldest first. */
  checks: readonly KeyPhraseCheckRow[]
  selected: KeyPhraseCheckRow
  onSelect: (searchId: string) => void
}

function optionText(check: KeyPhraseCheckRow, time: string): string {
  if (check.state === 'failed') return keyPhraseCheckWords.failed(time)
  return check.position === null
    ? keyPhraseCheckWords.notRanked(time, check.results)
    : keyPhraseCheckWords.ranked(time, check.position)
}

export function DayPicker({ phrase, checks, selected, onSelect }: DayPickerProps) {
  const [opened, setOpened] = useState(false)
  const isWide = useWide()
  const byDay = useMemo(() => Map.groupBy(checks, (check) => dayOf(check.checked_at)), [checks])
  const days = useMemo(
    () =>
      new Map(
        [...byDay].map(([day, entries]) => [
          day,
          entries.some((entry) => entry.state === 'done') ? ('done' as const) : ('failed' as const),
        ]),
      ),
    [byDay],
  )
  const day = dayOf(selected.checked_at)
  const ofDay = byDay.get(day) ?? []
  const times = formatDateTimes(ofDay.map(({ checked_at }) => checked_at))
  const select = (chosen: string) => {
    const entries = byDay.get(chosen) ?? []
    const check = entries.findLast((entry) => entry.state === 'done') ?? entries.at(-1)
    if (check) onSelect(check.search_id)
  }
  const calendar = { label: keyPhraseCheckWords.history, days, selected: day, onSelect: select }
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
            onSelect={select}
          />
          <IconButton
            label={keyPhraseCheckWords.calendar}
            aria-haspopup="dialog"
            onClick={() => setOpened(true)}
          >
            <CalendarDays size={20} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {ofDay.length > 1 && (
        <SelectField
          label={keyPhraseCheckWords.onThisDay}
          name="check"
          value={selected.search_id}
          onChange={onSelect}
          options={ofDay
            .map((check, n) => ({ value: check.search_id, label: optionText(check, times[n] ?? '') }))
            .toReversed()}
        />
      )}
      {opened && (
        <CalendarSheet
          {...calendar}
          onSelect={(chosen) => {
            setOpened(false)
            select(chosen)
          }}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}
