import { useMemo, useState } from 'react'
import { excerptEnd, foldBefore } from '#src/domain/ranking/fold.ts'
import { type PositionChange, rankChanges } from '#src/domain/ranking/rank-changes.ts'
import type { CheckRow, RankingRow } from '#src/domain/ranking/rows.ts'
import { ownerOf, type Yours, yourBest } from '#src/domain/tracking/yours.ts'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { rankingOrder } from './ranking-order.ts'

export type RankingFilter = 'all' | 'mine' | 'new' | 'moved'

interface Seen {
  rows: readonly RankingRow[]
  yours: Yours
  /** The check to compare with: null if there is none, undefined while loading. */
  earlier: CheckRow | null | undefined
  sort: Sort | null
  narrow: boolean
  /** Whether a narrow screen starts with an excerpt. */
  brief: boolean
}

export function useRankingView({ rows, yours, earlier, sort, narrow, brief }: Seen) {
  const [wanted, setFilter] = useState<RankingFilter>('all')
  const [unfolded, setUnfolded] = useState(false)
  const known = useMemo(() => {
    const changes = earlier
      ? rankChanges(earlier.search_ranking_results, rows)
      : new Map<number, PositionChange>()
    const tones = new Map(rows.map((row) => [row, ownerOf(row, yours)] as const))
    const kindOf = ({ rank }: RankingRow) => changes.get(rank)?.kind
    const shown = {
      all: rows,
      mine: rows.filter((row) => tones.get(row)),
      new: rows.filter((row) => kindOf(row) === 'entered'),
      moved: rows.filter((row) => kindOf(row) === 'moved'),
    }
    const mine = shown.mine.map(({ rank }) => rank)
    return {
      changes,
      tones,
      shown,
      ranks: rows.map(({ rank }) => rank),
      own: yourBest(rows, yours),
      firstOwn: mine.length > 0 ? Math.min(...mine) : null,
    }
  }, [rows, yours, earlier])

  // The user may have chosen the filter for another check. If it matches no row of this one, shows all rows.
  const filter = known.shown[wanted].length > 0 ? wanted : 'all'
  const isWhole = filter === 'all' && sort === null
  const isShort = narrow && isWhole && !unfolded
  const fold = isShort ? foldBefore(known.ranks, known.firstOwn) : null
  const end = isShort && brief ? excerptEnd(known.ranks, known.own?.rank ?? null) : Number.POSITIVE_INFINITY
  const ordered = orderRows(known.shown[filter], rankingOrder, sort)
  const isFolded = (rank: number) => fold !== null && rank >= fold.from && rank <= fold.to

  return {
    ...known,
    rows: ordered.filter(({ rank }) => rank <= end && !isFolded(rank)),
    fold,
    isExcerpt: rows.some(({ rank }) => rank > end),
    unfold: () => setUnfolded(true),
    filter,
    setFilter,
  }
}
