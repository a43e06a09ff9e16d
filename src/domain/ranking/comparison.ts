import { phraseKey } from '../search/phrases.ts'
import type { SearchResultRow } from '../search/rows.ts'
import type { RankingRow } from './rows.ts'
import { readPostUrl } from './tiktok-addresses.ts'

export type ResultChange = 'new' | 'gone' | 'up' | 'down' | 'unchanged'

export interface ComparedRow<Row> {
  key: string
  /** From the later search, or if the result is gone, from the earlier one. */
  row: Row
  /** null if not among the results. */
  before: number | null
  after: number | null
  change: ResultChange
}

interface Ranked<Row> {
  key: string
  position: number
  row: Row
}

function classifyChange(before: number | null, after: number | null): ResultChange {
  if (before === null) return 'new'
  if (after === null) return 'gone'
  if (after === before) return 'unchanged'
  return after < before ? 'up' : 'down'
}

/** Of duplicates, keeps the first, which has the best position. */
function byKey<Row>(results: readonly Ranked<Row>[]): Map<string, Ranked<Row>> {
  const found = new Map<string, Ranked<Row>>()
  for (const result of results) if (!found.has(result.key)) found.set(result.key, result)
  return found
}

function compare<Row>(earlier: readonly Ranked<Row>[], later: readonly Ranked<Row>[]): ComparedRow<Row>[] {
  const before = byKey(earlier)
  const after = byKey(later)
  const compared = ({ key, row }: Ranked<Row>): ComparedRow<Row> => {
    const positions = [before.get(key)?.position ?? null, after.get(key)?.position ?? null] as const
    return { key, row, before: positions[0], after: positions[1], change: classifyChange(...positions) }
  }
  return [
    ...[...after.values()].map(compared),
    ...[...before.values()].filter(({ key }) => !after.has(key)).map(compared),
  ]
}

/** Returns the words in the later search's order, then the gone words. */
export function compareWords(
  earlier: readonly SearchResultRow[],
  later: readonly SearchResultRow[],
): ComparedRow<SearchResultRow>[] {
  const ranked = (row: SearchResultRow) => ({ key: phraseKey(row.word), position: row.position, row })
  return compare(earlier.map(ranked), later.map(ranked))
}

export function countChanges(
  earlier: readonly SearchResultRow[],
  later: readonly SearchResultRow[],
): Record<ResultChange, number> {
  const counts = { new: 0, gone: 0, up: 0, down: 0, unchanged: 0 }
  for (const { change } of compareWords(earlier, later)) counts[change] += 1
  return counts
}

/** Returns a key that is the same in every check. */
export function videoKey({ video_url }: Pick<RankingRow, 'video_url'>): string {
  return readPostUrl(video_url)?.id ?? video_url
}

/** Returns the videos in the later check's order, then the gone videos. */
export function compareVideos(
  earlier: readonly RankingRow[],
  later: readonly RankingRow[],
): ComparedRow<RankingRow>[] {
  const ranked = (row: RankingRow) => ({
    key: videoKey(row),
    position: row.rank,
    row,
  })
  return compare(earlier.map(ranked), later.map(ranked))
}

/** Positive for a move up; null unless the result is in both searches. */
export function movedBy({ before, after }: Pick<ComparedRow<unknown>, 'before' | 'after'>): number | null {
  return before === null || after === null ? null : before - after
}
