import { positionSeries, silenceReason, silentStretches } from '#src/domain/tracking/position-series.ts'
import { bestMeasurement, newestMeasurement } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow, NoteRow } from '#src/domain/tracking/rows.ts'
import { findBestRank, type RankedAccounts } from '#src/domain/tracking/share-of-voice.ts'
import { type DayRange, dayOf, noonOf, startOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { shorten } from '#src/lib/locale.ts'
import type { ChartContent, ChartMark } from '#src/ui/chart/chart-content.ts'
import { positionChartWords } from '#src/words/key-phrase/position-chart.ts'
import { failureReason, positionText } from '#src/words/key-phrase/positions.ts'

export const competitorTones = ['line-1', 'line-2', 'line-3', 'line-4', 'line-5'] as const

interface PositionInput {
  /** The checks in the range, oldest first. */
  checks: readonly KeyPhraseCheckRow[]
  notes: readonly NoteRow[]
  competitors: readonly string[]
  accounts: ReadonlyMap<string, RankedAccounts>
  threshold: number
  range: DayRange
}

export function positionContent(input: PositionInput): ChartContent {
  const { checks, notes, competitors, accounts, threshold, range } = input
  const series = positionSeries(checks)
  const positions = series.checks.map((check) => (check?.state === 'done' ? check.position : null))
  const time = now()
  const since = startOf(range, time)
  const span = since === null ? undefined : ([Date.parse(since) / 1000, time.getTime() / 1000] as const)
  const from = span?.[0] ?? series.x[0] ?? 0
  const to = span?.[1] ?? series.x.at(-1) ?? 0
  const noteMarks = notes.flatMap(({ day, note }): ChartMark[] => {
    const noon = noonOf(day).getTime() / 1000
    const at = Math.min(Math.max(noon, from), to)
    return Math.abs(noon - at) > halfDay ? [] : [{ at, kind: 'note', text: shorten(note, noteLength) }]
  })
  const checkMarks = series.checks.flatMap((check, index): ChartMark[] => {
    const kind = check && silenceReason(check)
    return kind ? [{ at: series.x[index] ?? 0, kind }] : []
  })
  const best = bestMeasurement(checks)
  const isNotable =
    best !== null && checks.some(({ position }) => position !== null && position > best.position)
  const newest = newestMeasurement(checks)
  return {
    x: series.x,
    xAxis: 'time',
    yAxis: 'rank',
    span,
    lines: [
      {
        label: positionChartWords.yourPosition,
        tone: 'accent',
        values: positions,
        end: newest && {
          text: positionChartWords.you(newest.position),
          at: newest.position,
        },
      },
      ...competitors.slice(0, competitorTones.length).map((account, index) => {
        const values = series.checks.map((check) => {
          const ranked = check && accounts.get(check.search_id)
          return ranked ? findBestRank(ranked, account) : null
        })
        const tone = competitorTones[index] ?? 'line-5'
        return { label: `@${account}`, tone, values, end: findEnd(account, values, positions) }
      }),
    ],
    marks: [...noteMarks, ...checkMarks],
    stretches: silentStretches(series).map(({ kind, from, to, results }) => ({
      kind,
      from,
      to,
      text: kind === 'failed' ? positionChartWords.failed : positionChartWords.notInTop(results),
    })),
    threshold: { at: threshold, text: positionChartWords.top(threshold) },
    best:
      best && isNotable
        ? {
            x: Date.parse(best.checked_at) / 1000,
            y: best.position,
            // Names the range, because the page also shows the best position of all time.
            text: positionChartWords.best(best.position, range === 'all' ? null : Number(range)),
          }
        : undefined,
    formatX: (seconds) => formatDateTime(new Date(seconds * 1000).toISOString()),
    formatY: String,
    remarks: (index) => remarksOn(series.checks[index] ?? null, notes),
  }
}

/** In seconds. */
const halfDay = 43_200
const noteLength = 18
const nameLength = 10

function findEnd(account: string, values: readonly (number | null)[], measured: readonly (number | null)[]) {
  const last = values.findLastIndex((value) => value !== null)
  const at = values[last] ?? null
  if (at === null) return undefined
  const isCurrent = last >= measured.findLastIndex((value) => value !== null)
  const name = shorten(account, nameLength)
  return { text: isCurrent ? `${name} ${at}` : name, at }
}

function remarksOn(check: KeyPhraseCheckRow | null, notes: readonly NoteRow[]): string[] {
  if (check === null) return [positionChartWords.noCheck]
  const day = dayOf(check.checked_at)
  const noted = notes.filter((note) => note.day === day).map((note) => positionChartWords.note(note.note))
  if (check.state === 'failed')
    return [positionChartWords.failedBecause(failureReason(check.failure_code)), ...noted]
  if (check.position === null) return [positionText(check), ...noted]
  return [positionChartWords.results(check.results), ...noted]
}
