import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { statValue } from '#src/domain/ranking/averages.ts'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { tiktokPage } from '#src/domain/ranking/tiktok-addresses.ts'
import { Avatar } from '#src/ui/layout/avatar.tsx'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import type { Column } from '#src/ui/table/column.ts'
import type { Sort } from '#src/ui/table/row-order.ts'
import { formatCount, formatCreateTime, formatDuration, formatShortScore } from '#src/words/check/figures.ts'
import { rankingWords } from '#src/words/check/ranking.ts'
import { formatSpan } from '#src/words/home/ages.ts'
import { sortValues, statText } from './ranking-order.ts'
import { type RankingTone, ToneBadge } from './tone-badge.tsx'

interface RankingColumns {
  toneOf: (row: RankingRow) => RankingTone | null
  rankCell: (row: RankingRow) => ReactNode
  narrow: boolean
  tall: boolean
  sort: Sort | null
  /** Ages are relative to this time. */
  checkedAt: Date
}

interface CellProps {
  row: RankingRow
  shown: RankingColumns
}

function VideoLink({ row, shown: { narrow } }: CellProps) {
  const page = tiktokPage(row.video_url)
  if (page === null) return 'N/A'
  return (
    <OutsideLink
      href={page}
      aria-label={rankingWords.viewVideo(row.rank)}
      // On a narrow screen, this link is visually hidden, and the details have a visible one.
      tabIndex={narrow ? -1 : undefined}
      className="-my-2 inline-flex target items-center text-link dense:-my-1.5"
    >
      {rankingWords.view}
    </OutsideLink>
  )
}

function UsernameCell({ row, shown: { toneOf, narrow, tall } }: CellProps) {
  return (
    <span className={`flex gap-1 ${tall ? 'flex-col items-start' : 'items-center'}`}>
      <span className={`inline-flex items-center gap-1 ${narrow ? 'min-w-0' : ''}`}>
        <bdi className={narrow ? 'truncate' : ''}>{row.username}</bdi>
        {row.verified_account && (
          <BadgeCheck size={14} className="shrink-0 text-accent" aria-label={rankingWords.columns.verified} />
        )}
      </span>
      <ToneBadge tone={toneOf(row)} plain={!tall} />
    </span>
  )
}

function Figures({ row, shown: { sort, checkedAt } }: CellProps) {
  const age = statValue(row, 'age', checkedAt)
  const figures = [
    statText(row, sort),
    row.duration !== null && formatDuration(row.duration),
    age !== null && rankingWords.old(formatSpan(age)),
  ]
  return <span className="block truncate tabular-nums">{figures.filter(Boolean).join(' · ')}</span>
}

function Description({ row, shown }: CellProps) {
  if (!shown.narrow)
    return (
      <span
        dir="auto"
        title={row.full_description}
        className={
          shown.tall
            ? 'line-clamp-2 min-w-56 max-w-96 break-words print:line-clamp-none'
            : 'block truncate print:whitespace-normal'
        }
      >
        {row.full_description}
      </span>
    )
  return (
    <>
      <span dir="auto" className="mr-13 block min-h-4 truncate">
        {row.full_description}
      </span>
      <Figures row={row} shown={shown} />
    </>
  )
}

export const stackedRanking =
  'grid min-h-18 grid-cols-[2.125rem_2.5rem_minmax(0,1fr)_2.75rem] content-center items-center gap-x-2 py-1.5 pr-4 pl-2'

function figure(
  id: 'followers' | 'likes' | 'vq' | 'duration',
  header: string,
  cell: (row: RankingRow) => string,
): Column<RankingRow> {
  return { id, header, cell, sortValue: sortValues[id], align: 'end' }
}

export function rankingColumns(shown: RankingColumns): Column<RankingRow>[] {
  const { columns } = rankingWords
  const { rankCell, narrow, tall } = shown
  return [
    {
      id: 'rank',
      header: columns.rank,
      cell: rankCell,
      sortValue: sortValues.rank,
      stacked: 'row-span-2',
    },
    {
      id: 'avatar',
      header: columns.avatar,
      cell: (row) => (
        <span className={narrow ? 'flex' : '-my-0.5 flex'}>
          <Avatar src={row.avatar_thumb} size={narrow ? 40 : tall ? 32 : 24} />
        </span>
      ),
      stacked: 'row-span-2',
    },
    {
      id: 'username',
      header: columns.username,
      cell: (row) => <UsernameCell row={row} shown={shown} />,
      sortValue: sortValues.username,
      primary: true,
      stacked: 'col-span-2 min-w-0 text-left font-medium text-14',
    },
    {
      id: 'created',
      header: columns.created,
      cell: (row) => <span className="whitespace-nowrap">{formatCreateTime(row.create_time)}</span>,
      sortValue: sortValues.created,
    },
    {
      id: 'description',
      header: columns.description,
      fills: !tall,
      cell: (row) => <Description row={row} shown={shown} />,
      sortValue: sortValues.description,
      stacked: 'col-span-2 col-start-3 min-w-0 text-12 text-quiet',
    },
    figure('followers', columns.followers, (row) => formatCount(row.followers)),
    figure('likes', columns.likes, (row) => formatCount(row.digg_count)),
    figure('vq', columns.vqScore, (row) => formatShortScore(row.vq_score)),
    figure('duration', columns.duration, (row) => formatDuration(row.duration)),
    {
      id: 'video',
      header: columns.videoUrl,
      cell: (row) => <VideoLink row={row} shown={shown} />,
    },
  ]
}
