// The position chart of a key phrase: its own line, those of the accounts that are followed, and marks.
import { dayOf, noonOf } from '#src/domain/calendar-days.ts'
import { counted, formatDateTime } from '#src/domain/format.ts'
import { positionSeries } from '#src/domain/position-series.ts'
import { failureReason, positionText } from '#src/domain/position-words.ts'
import type { KeyPhraseCheckRow, NoteRow } from '#src/domain/rows.ts'
import { bestRankOf, type RankedAccounts } from '#src/domain/share-of-voice.ts'
import type { ChartContent, ChartMark } from '#src/ui/chart-content.ts'

const competitorTones = ['line-1', 'line-2', 'line-3', 'line-4', 'line-5'] as const

interface PositionInput {
  /** Of the range, oldest first. */
  checks: readonly KeyPhraseCheckRow[]
  notes: readonly NoteRow[]
  competitors: readonly string[]
  accounts: ReadonlyMap<string, RankedAccounts>
  /** Epoch seconds. */
  span: readonly [from: number, to: number] | undefined
}

export function positionContent(input: PositionInput): ChartContent {
  const { checks, notes, competitors, accounts, span } = input
  const series = positionSeries(checks)
  const from = span?.[0] ?? series.x[0] ?? 0
  const to = span?.[1] ?? series.x.at(-1) ?? 0
  const noteMarks = notes
    .map(({ day }): ChartMark => ({ at: noonOf(day).getTime() / 1000, kind: 'note' }))
    .filter(({ at }) => at >= from - 43_200 && at <= to + 43_200)
    .map((mark) => ({ ...mark, at: Math.min(Math.max(mark.at, from), to) }))
  const checkMarks = series.checks.flatMap((check, index): ChartMark[] => {
    const at = series.x[index] ?? 0
    if (check === null) return []
    if (check.state === 'failed') return [{ at, kind: 'failed' }]
    return check.position === null ? [{ at, kind: 'unranked' }] : []
  })
  return {
    x: series.x,
    xAxis: 'time',
    yAxis: 'rank',
    span,
    lines: [
      { label: 'Your position', tone: 'accent', values: series.positions },
      ...competitorTones.slice(0, competitors.length).map((tone, index) => {
        const account = competitors[index] ?? ''
        return {
          label: `@${account}`,
          tone,
          values: series.checks.map((check) => {
            const ranked = check && accounts.get(check.search_id)
            return ranked ? bestRankOf(ranked, account) : null
          }),
        }
      }),
    ],
    marks: [...noteMarks, ...checkMarks],
    formatX: (seconds) => formatDateTime(new Date(seconds * 1000).toISOString()),
    formatY: String,
    remarks: (index) => remarksOn(series.checks[index] ?? null, notes),
  }
}

function remarksOn(check: KeyPhraseCheckRow | null, notes: readonly NoteRow[]): string[] {
  if (check === null) return ['No check was made']
  const day = dayOf(check.checked_at)
  const noted = notes.filter((note) => note.day === day).map((note) => `Note: ${note.note}`)
  if (check.state === 'failed') return [`Failed: ${failureReason(check.failure_code)}`, ...noted]
  if (check.position === null) return [positionText(check), ...noted]
  return [counted(check.results, 'result'), ...noted]
}
