import { useState } from 'react'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { EmptyState } from '#src/ui/layout/empty-state.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import type { Sort } from '#src/ui/table/row-order.ts'
import { rankingWords } from '#src/words/ranking.ts'
import { rankingColumns } from './ranking-columns.tsx'
import { RankingDetail } from './ranking-detail.tsx'
import type { RankingTone } from './tone-badge.tsx'

interface RankingTableProps {
  /** What the table holds, for screen readers. */
  caption: string
  rows: readonly RankingRow[]
  /** Marks a row as the tracked video's (green) or the tracked account's (yellow). */
  toneOf?: ((row: RankingRow) => RankingTone | null) | undefined
  /** The rank whose details are open. Leave it out to let the table keep track. */
  openRank?: number | null | undefined
  onToggle?: ((rank: number) => void) | undefined
  /** For an export in the order on the screen: see `rankingOrder`. */
  onSort?: ((sort: Sort | null) => void) | undefined
}

const grounds: Record<RankingTone, string> = {
  video: 'bg-good-wash',
  account: 'bg-warning-wash',
}

/** The videos of a search by rank. A press on a row opens what else is known of it. */
export function RankingTable({ caption, rows, toneOf, openRank, onToggle, onSort }: RankingTableProps) {
  const [ownOpen, setOwnOpen] = useState<number | null>(null)
  const open = openRank === undefined ? ownOpen : openRank
  const tone = toneOf ?? (() => null)
  const toggle = (rank: number) => {
    setOwnOpen(open === rank ? null : rank)
    onToggle?.(rank)
  }
  const columns = rankingColumns({ toneOf: tone, isOpen: (row) => row.rank === open, onToggle: toggle })

  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={(row) => String(row.rank)}
      empty={<EmptyState title={rankingWords.noResults}>{rankingWords.noVideos}</EmptyState>}
      detailOf={(row) =>
        row.rank === open ? <RankingDetail row={row} onClose={() => toggle(row.rank)} /> : null
      }
      onRowPress={(row) => toggle(row.rank)}
      rowClass={(row) => {
        const toned = tone(row)
        return toned ? grounds[toned] : 'bg-raised hover:bg-wash'
      }}
      onSort={onSort}
    />
  )
}
