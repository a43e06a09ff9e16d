import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { listAlertRules } from '#src/db/reads/alerts.ts'
import { pictureFileName } from '#src/domain/tracking/key-phrase-files.ts'
import { watchedPlace } from '#src/domain/tracking/watched-place.ts'
import { type DayRange, ranges, startOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { formatDate } from '#src/lib/format.ts'
import type { TableFormat } from '#src/lib/save-table.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { plotting } from '#src/ui/chart/plotting.ts'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { Segments } from '#src/ui/controls/segments.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { positionChartWords } from '#src/words/position-chart.ts'
import { Competitors } from './competitors.tsx'
import { positionContent } from './position-content.ts'
import type { Follow } from './use-follow.ts'
import type { KeyPhraseFacts } from './use-key-phrase.ts'
import type { RankedByCheck } from './use-ranked-accounts.ts'

interface PositionPanelProps {
  facts: KeyPhraseFacts
  range: DayRange
  onRange: (range: DayRange) => void
  ranked: RankedByCheck
  follow: Follow
}

// Asked for with the page: the chart is near the top, and would else wait for the data first.
void plotting.preload()

/** Where the key phrase stood, beside the accounts that are followed. Rank 1 is on top. */
export function PositionPanel({ facts, range, onRange, ranked, follow }: PositionPanelProps) {
  const { phrase, checks, notes } = facts
  const { competitors } = phrase
  const { accounts } = ranked
  const rangeOptions = ranges.map((value) => ({
    value,
    label: value === 'all' ? positionChartWords.all : positionChartWords.days(Number(value)),
  }))
  const rules = useLiveQuery(() => listAlertRules(phrase.id), [phrase.id])
  const threshold = watchedPlace(rules ?? [])
  const content = useMemo(() => {
    const since = startOf(range, now())
    const shown = since === null ? checks : checks.filter((check) => check.checked_at >= since)
    const span = since === null ? undefined : ([Date.parse(since) / 1000, now().getTime() / 1000] as const)
    return positionContent({ checks: shown, notes, competitors, accounts, threshold, span })
  }, [checks, notes, competitors, accounts, threshold, range])
  const save = async (format: TableFormat) => {
    const { savePositions } = await fetchPart(() => import('./save-positions.ts'))
    await savePositions(phrase.keyword, checks, format)
  }

  return (
    <Panel title={positionChartWords.title}>
      <Chart
        title={positionChartWords.title}
        controls={
          <div className="flex">
            <Segments
              label={positionChartWords.range}
              options={rangeOptions}
              value={range}
              onChange={onRange}
            />
          </div>
        }
        eager
        content={content}
        xLabel={positionChartWords.checked}
        pictureSubtitle={`${phrase.keyword}, ${phrase.country.toUpperCase()}, ${formatDate(now().toISOString())}`}
        pictureName={pictureFileName(phrase.keyword, 'position', now())}
      />
      <Competitors follow={follow} reading={ranked.reading} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-14 text-quiet">{positionChartWords.checks(checks.length)}</p>
        <ExportButtons
          label={positionChartWords.history}
          onCsv={() => void save('csv')}
          onExcel={() => void save('xls')}
        />
      </div>
    </Panel>
  )
}
