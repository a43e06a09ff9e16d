import { useMemo } from 'react'
import { findOwnVideos, type OwnVideo, type OwnVideos } from '#src/domain/insight/own-videos.ts'
import { leastSeen } from '#src/domain/insight/risers.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { chartPicture } from '#src/domain/tracking/key-phrase-files.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { shorten } from '#src/lib/locale.ts'
import { FigureTable } from '#src/parts/insight/figure-table.tsx'
import { InsightLine } from '#src/parts/insight/insight-line.tsx'
import { Chart } from '#src/ui/chart/chart.tsx'
import type { ChartContent } from '#src/ui/chart/chart-content.ts'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { insightWords } from '#src/words/insight/insight.ts'
import { ownVideoWords } from '#src/words/insight/own-videos.ts'
import type { RangedChecks } from '../use-phrase-view.ts'
import { useKeptChecks } from './use-kept-checks.ts'

const tones = ['accent', 'line-1', 'line-2', 'line-3', 'line-4'] as const
const chartHeight = 180
const maxCaption = 40
const maxEnd = 12

interface OwnVideosLineProps extends RangedChecks {
  check: CheckRow
  previous: CheckRow | null | undefined
}

export function OwnVideosLine({ check, previous, ...kept }: OwnVideosLineProps) {
  const { phrase } = kept
  const pair = [check, previous ?? null].flatMap((one) => (one ? [findOwnVideos([one], phrase).videos] : []))
  if (pair.every(({ length }) => length < 2)) return null
  const [shown = []] = pair
  return (
    <InsightLine
      title={ownVideoWords.title}
      result={ownVideoWords.result(shown.length, shown[0]?.last ?? null)}
      figure="own-videos"
      sample={insightWords.risersSample}
      isLate
    >
      <OwnVideosBody {...kept} />
    </InsightLine>
  )
}

const captionOf = ({ row }: OwnVideo, length: number) =>
  shorten(row.full_description, length) || ownVideoWords.noCaption

function chartOf({ videos, times }: OwnVideos): ChartContent {
  return {
    x: times.map((time) => Date.parse(time) / 1000),
    xAxis: 'time',
    yAxis: 'rank',
    lines: videos.slice(0, tones.length).map((video, place) => ({
      label: captionOf(video, maxCaption),
      tone: tones[place] ?? 'line-4',
      values: video.ranks,
      end: { text: `${captionOf(video, maxEnd)} ${video.ranks.at(-1) ?? ''}`, at: video.last },
    })),
    formatX: (seconds) => formatDateTime(new Date(seconds * 1000).toISOString()),
    formatY: String,
  }
}

function OwnVideosBody({ phrase, ...kept }: RangedChecks) {
  const checks = useKeptChecks(kept)
  const found = useMemo(() => checks && findOwnVideos(checks, phrase), [checks, phrase])
  const content = useMemo(() => found && chartOf(found), [found])
  if (!found || !content) return <Skeleton label={insightWords.loading} shape="table" />
  const { videos, times, together } = found
  return (
    <>
      <p className="mb-2 text-14">{ownVideoWords.together(together, times.length)}</p>
      {times.length > 1 && (
        <Chart
          title={ownVideoWords.chart}
          content={content}
          xLabel={ownVideoWords.checked}
          height={chartHeight}
          {...chartPicture(phrase.keyword, phrase.country, 'own-videos', now())}
        />
      )}
      <FigureTable
        caption={ownVideoWords.title}
        headers={[ownVideoWords.ranks, ownVideoWords.course]}
        rows={videos.map((video) => ({
          key: video.row.video_url,
          label: <bdi>{captionOf(video, maxCaption)}</bdi>,
          cells: [
            `${ownVideoWords.moved(video.first, video.last)} ${ownVideoWords.seen(video.seen, times.length)}`,
            video.course ? ownVideoWords.courses[video.course] : ownVideoWords.needs(leastSeen - video.seen),
          ],
        }))}
      />
    </>
  )
}
