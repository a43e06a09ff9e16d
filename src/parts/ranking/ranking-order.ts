import type { RankingRow } from '#src/domain/ranking/rows.ts'
import type { SortValue } from '#src/ui/table/column.ts'
import type { Sort } from '#src/ui/table/row-order.ts'
import { rankingWords } from '#src/words/check/ranking.ts'
import { rankingViewWords } from '#src/words/check/ranking-view.ts'

const measured = (value: number | null) => value ?? Number.NaN

/** Some of these orders, such as plays, have no column in the table. */
export const sortValues = {
  rank: (row) => row.rank,
  username: (row) => row.username,
  created: (row) => measured(row.create_time),
  description: (row) => row.full_description,
  followers: (row) => measured(row.followers),
  likes: (row) => measured(row.digg_count),
  plays: (row) => measured(row.play_count),
  comments: (row) => measured(row.comment_count),
  collects: (row) => measured(row.collect_count),
  shares: (row) => measured(row.share_count),
  vq: (row) => measured(row.vq_score),
  duration: (row) => measured(row.duration),
} satisfies Record<string, (row: RankingRow) => SortValue>

export type RankingOrder = keyof typeof sortValues

const ids = Object.keys(sortValues) as RankingOrder[]

export const rankingOrder: readonly { id: RankingOrder; sortValue: (row: RankingRow) => SortValue }[] =
  ids.map((id) => ({ id, sortValue: sortValues[id] }))

/** Sorts text ascending and figures descending. Returns null for rank order. */
export function sortBy(id: RankingOrder): Sort | null {
  if (id === 'rank') return null
  const isText = id === 'username' || id === 'description'
  return { columnId: id, direction: isText ? 'ascending' : 'descending' }
}

/** Offers the description only if it is the current order: only a wide table's header can choose it. */
export function orderOptions(current: RankingOrder): { value: RankingOrder; label: string }[] {
  const { columns } = rankingWords
  const offered = ids.filter((id) => id !== 'description' || id === current)
  return offered.map((id) => ({ value: id, label: id === 'vq' ? columns.vqScore : columns[id] }))
}

type Stat = keyof typeof rankingViewWords.stats
const isStat = (id: string | undefined): id is Stat => id !== undefined && id in rankingViewWords.stats

/** Formats the figure that the ranking is sorted by, such as "28.3K plays", or else the likes. */
export function statText(row: RankingRow, sort: Sort | null): string {
  const stat = isStat(sort?.columnId) ? sort.columnId : 'likes'
  const value = sortValues[stat](row)
  if (!Number.isNaN(value)) return rankingViewWords.stats[stat](value)
  return rankingViewWords.unknown(rankingWords.columns[stat === 'vq' ? 'vqScore' : stat])
}
