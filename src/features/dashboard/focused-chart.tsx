import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { listAlertRules } from '#src/db/reads/alerts.ts'
import { listKeyPhraseChecks, listNotes } from '#src/db/reads/key-phrases.ts'
import { chartPicture } from '#src/domain/tracking/key-phrase-files.ts'
import { watchedPlace } from '#src/domain/tracking/position-series.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { startOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { positionContent } from '#src/parts/tracking/position-content.ts'
import { Chart } from '#src/ui/chart/chart.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { positionChartWords } from '#src/words/key-phrase/position-chart.ts'

const range = '30'

export function FocusedChart({ phrase, height }: { phrase: KeyPhraseRow; height: number }) {
  const since = useMemo(() => startOf(range, now()) ?? '', [])
  const read = useLiveQuery(async () => {
    const [checks, notes, rules] = await Promise.all([
      listKeyPhraseChecks(phrase.id, since),
      listNotes(phrase.id),
      listAlertRules(phrase.id),
    ])
    return { checks, notes, threshold: watchedPlace(rules) }
  }, [phrase.id, since])
  const content = useMemo(
    () => read && positionContent({ ...read, competitors: [], accounts: new Map(), range }),
    [read],
  )
  if (!read || !content) return null
  if (read.checks.length === 0)
    return (
      <p className="text-14">
        <bdi className="font-semibold">{phrase.keyword}</bdi>{' '}
        <span className="text-quiet">{dashboardWords.noChecks}</span>
      </p>
    )
  return (
    <Chart
      title={positionChartWords.title}
      shortTitle={`${phrase.keyword} · ${dashboardWords.columns.trend}`}
      eager
      content={content}
      xLabel={positionChartWords.checked}
      height={height}
      {...chartPicture(phrase.keyword, phrase.country, 'position', now())}
    />
  )
}
