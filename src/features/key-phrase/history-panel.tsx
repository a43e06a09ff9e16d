import { useMemo } from 'react'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { dayOf } from '#src/lib/calendar-days.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { WhenNear } from '#src/ui/layout/when-near.tsx'
import { keyPhraseCheckWords } from '#src/words/key-phrase-checks.ts'
import { failureReason } from '#src/words/positions.ts'

// Below what the page opens with, and a tenth of its script.
const placeholder = <div className="h-80" />
const DayCalendar = lazyPart(
  'calendar',
  async () => (await import('#src/ui/controls/day-calendar.tsx')).DayCalendar,
  {
    waiting: () => placeholder,
  },
)

interface HistoryPanelProps {
  /** Oldest first. */
  checks: readonly KeyPhraseCheckRow[]
  selected: KeyPhraseCheckRow
  onSelect: (searchId: string) => void
}

function optionText(check: KeyPhraseCheckRow): string {
  const time = formatDateTime(check.checked_at)
  if (check.state === 'failed') return keyPhraseCheckWords.failed(time)
  return check.position === null
    ? keyPhraseCheckWords.notRanked(time, check.results)
    : keyPhraseCheckWords.ranked(time, check.position)
}

/** The days with a recorded search. Picking one shows its newest search (spec, section 2). */
export function HistoryPanel({ checks, selected, onSelect }: HistoryPanelProps) {
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
  const newestOf = (entries: readonly KeyPhraseCheckRow[]) =>
    entries.findLast((entry) => entry.state === 'done') ?? entries.at(-1)

  return (
    <Panel title={keyPhraseCheckWords.history}>
      <WhenNear placeholder={placeholder}>
        <DayCalendar
          label={keyPhraseCheckWords.history}
          days={days}
          selected={day}
          onSelect={(chosen) => {
            const check = newestOf(byDay.get(chosen) ?? [])
            if (check) onSelect(check.search_id)
          }}
        />
      </WhenNear>
      {ofDay.length > 1 && (
        <SelectField
          label={keyPhraseCheckWords.onThisDay}
          name="check"
          value={selected.search_id}
          onChange={onSelect}
          options={ofDay.toReversed().map((check) => ({
            value: check.search_id,
            label: optionText(check),
          }))}
        />
      )}
      <p className="mt-3 text-14 text-quiet">
        {keyPhraseCheckWords.shown(formatDateTime(selected.checked_at), selected.origin === 'tracker')}
        {selected.state === 'failed' &&
          ` ${keyPhraseCheckWords.shownFailed(failureReason(selected.failure_code))}`}
      </p>
    </Panel>
  )
}
