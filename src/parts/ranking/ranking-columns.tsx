import { BadgeCheck, ChevronRight } from 'lucide-react'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { tiktokPage } from '#src/domain/ranking/tiktok-addresses.ts'
import { Avatar } from '#src/ui/layout/avatar.tsx'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { formatCount, formatCreateTime, formatDuration, formatScore } from '#src/words/figures.ts'
import { rankingWords } from '#src/words/ranking.ts'
import { type RankingTone, ToneBadge } from './tone-badge.tsx'

interface RankingColumns {
  toneOf: (row: RankingRow) => RankingTone | null
  isOpen: (row: RankingRow) => boolean
  onToggle: (rank: number) => void
}

function VideoLink({ row }: { row: RankingRow }) {
  const page = tiktokPage(row.video_url)
  if (page === null) return 'N/A'
  return (
    <OutsideLink
      href={page}
      label={rankingWords.viewVideo(row.rank)}
      className="-my-2 inline-flex min-h-11 items-center text-accent underline underline-offset-4 dense:-my-1 dense:min-h-8"
    >
      {rankingWords.view}
    </OutsideLink>
  )
}

function RankCell({ row, open, onToggle }: { row: RankingRow; open: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={rankingWords.detailsOf(row.rank)}
      title={rankingWords.pressForDetails}
      onClick={onToggle}
      className="-my-2 -ml-2 inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-md px-2 font-medium tabular-nums dense:-my-1 dense:min-h-8"
    >
      <ChevronRight
        size={16}
        className={`text-quiet transition-transform print:hidden ${open ? 'rotate-90' : ''}`}
        aria-hidden="true"
      />
      {row.rank}
    </button>
  )
}

function UsernameCell({ row, tone }: { row: RankingRow; tone: RankingTone | null }) {
  return (
    <span className="flex flex-col items-start gap-1">
      <span className="inline-flex items-center gap-1">
        <bdi>{row.username}</bdi>
        {row.verified_account && (
          <BadgeCheck size={14} className="text-accent" aria-label={rankingWords.columns.verified} />
        )}
      </span>
      {tone && <ToneBadge tone={tone} />}
    </span>
  )
}

const measured = (value: number | null) => value ?? Number.NaN

/** The columns of a ranking (spec, section 2: key phrase detail). */
export function rankingColumns({ toneOf, isOpen, onToggle }: RankingColumns): Column<RankingRow>[] {
  return [
    {
      id: 'rank',
      header: rankingWords.columns.rank,
      cell: (row) => <RankCell row={row} open={isOpen(row)} onToggle={() => onToggle(row.rank)} />,
      sortValue: (row) => row.rank,
    },
    {
      id: 'avatar',
      header: rankingWords.columns.avatar,
      cell: (row) => (
        <span className="-my-1.5 flex">
          <Avatar src={row.avatar_thumb} />
        </span>
      ),
    },
    {
      id: 'username',
      header: rankingWords.columns.username,
      cell: (row) => <UsernameCell row={row} tone={toneOf(row)} />,
      sortValue: (row) => row.username,
      primary: true,
    },
    {
      id: 'created',
      header: rankingWords.columns.created,
      cell: (row) => <span className="whitespace-nowrap">{formatCreateTime(row.create_time)}</span>,
      sortValue: (row) => measured(row.create_time),
    },
    {
      id: 'description',
      header: rankingWords.columns.description,
      cell: (row) => (
        <span dir="auto" className="line-clamp-2 min-w-56 max-w-96 break-words print:line-clamp-none">
          {row.full_description}
        </span>
      ),
      sortValue: (row) => row.full_description,
    },
    {
      id: 'followers',
      header: rankingWords.columns.followers,
      cell: (row) => formatCount(row.followers),
      sortValue: (row) => measured(row.followers),
      align: 'end',
    },
    {
      id: 'likes',
      header: rankingWords.columns.likes,
      cell: (row) => formatCount(row.digg_count),
      sortValue: (row) => measured(row.digg_count),
      align: 'end',
    },
    {
      id: 'vq',
      header: rankingWords.columns.vqScore,
      cell: (row) => formatScore(row.vq_score),
      sortValue: (row) => measured(row.vq_score),
      align: 'end',
    },
    {
      id: 'duration',
      header: rankingWords.columns.duration,
      cell: (row) => formatDuration(row.duration),
      sortValue: (row) => measured(row.duration),
      align: 'end',
    },
    {
      id: 'video',
      header: rankingWords.columns.videoUrl,
      cell: (row) => <VideoLink row={row} />,
    },
  ]
}

/** The columns for what only sorts, an export for instance. */
export function rankingOrder(): Column<RankingRow>[] {
  return rankingColumns({ toneOf: () => null, isOpen: () => false, onToggle: () => {} })
}
