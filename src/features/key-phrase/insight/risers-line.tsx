import { useMemo } from 'react'
import { findRisers, leastSeen } from '#src/domain/insight/risers.ts'
import { figureLines, leastVideos, traitLines } from '#src/domain/insight/video-figures.ts'
import { sideOf } from '#src/domain/insight/winners.ts'
import { lists } from '#src/lib/locale.ts'
import { FigureTable, figureRows, MiddleHalf } from '#src/parts/insight/figure-table.tsx'
import { InsightLine } from '#src/parts/insight/insight-line.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { insightWords } from '#src/words/insight/insight.ts'
import type { RangedChecks } from '../use-phrase-view.ts'
import { useKeptChecks } from './use-kept-checks.ts'

export function RisersLine(props: RangedChecks) {
  const { range } = props
  return (
    <InsightLine
      title={insightWords.risers}
      result={insightWords.risersOver(range === 'all' ? null : Number(range))}
      figure="risers"
      sample={insightWords.risersSample}
      isLate
    >
      <RisersTable {...props} />
    </InsightLine>
  )
}

function RisersTable({ phrase, ...kept }: RangedChecks) {
  const wide = useWide()
  const checks = useKeptChecks(kept)
  const found = useMemo(() => checks && findRisers(checks), [checks])
  if (!found) return <Skeleton label={insightWords.loading} shape="table" />
  const { risers, others } = found
  if (found.checks < leastSeen)
    return <p className="text-14">{insightWords.needsChecks(leastSeen - found.checks)}</p>
  const list = (
    <ul className="mt-2 text-14">
      {risers.slice(0, leastVideos).map(({ row, from, to }) => (
        <li key={row.video_url} className="flex items-baseline gap-3 py-1">
          <bdi className="min-w-0 truncate font-medium">@{row.username}</bdi>
          <span className="ml-auto shrink-0 tabular-nums">{insightWords.rose(from, to)}</span>
        </li>
      ))}
    </ul>
  )
  if (risers.length < leastVideos)
    return (
      <>
        <p className="mb-2 text-14">{insightWords.needsRisers(risers.length, leastVideos, found.checks)}</p>
        {list}
      </>
    )
  const otherLines = figureLines(others)
  const otherTraits = traitLines(others, phrase.keyword)
  const lines = figureLines(risers)
  const named = (is: 'above' | 'below') =>
    lists().format(
      lines.flatMap(({ name, middle }, index) =>
        sideOf(middle?.median ?? null, otherLines[index]?.middle ?? null) === is
          ? insightWords.figures[name]
          : [],
      ),
    )
  return (
    <>
      <p className="text-14">{insightWords.risersConclusion(named('above'), named('below'))}</p>
      <p className="mb-2 text-14 text-quiet">
        {insightWords.risen(risers.length, others.length, found.checks)}
      </p>
      <FigureTable
        caption={insightWords.risers}
        headers={[insightWords.risersShort, insightWords.others]}
        rows={figureRows(lines, traitLines(risers, phrase.keyword), risers.length, {
          figure: (_, index) => {
            const other = otherLines[index]
            return other && <MiddleHalf line={other} all={others.length} />
          },
          trait: (_, index) => insightWords.of(otherTraits[index]?.having ?? 0, otherTraits[index]?.of ?? 0),
        })}
      />
      {wide && list}
    </>
  )
}
