import { phraseKey } from '../search/phrases.ts'
import type { SearchResultRow } from '../search/rows.ts'
import type { RankingRow } from './rows.ts'
import { readPostUrl } from './tiktok-addresses.ts'

export type ResultChange = 'new' | 'gone' | 'up' | 'down' | 'unchanged'

export interface ComparedRow<Row> {
  key: string
  /** From the later results or, if the result is gone, from the earlier ones. */
  row: Row
  /** null if the result is new. */
  before: number | null
  /** null if the result is gone. */
  after: number | null
  change: ResultChange
}

function classifyChange(before: number | null, after: number | null): ResultChange {
  if (before === null) return 'new'
  if (after === null) return 'gone'
  if (after === before) return 'unchanged'
  return after < before ? 'up' : 'down'
}

function compare<Row>(
  earlier: readonly Row[],
  later: readonly Row[],
  keyOf: (row: Row) => string,
  positionOf: (row: Row) => number,
): ComparedRow<Row>[] {
  // Of duplicates, keeps the first, which has the best position.
  const byKey = (rows: readonly Row[]) => {
    const found = new Map<string, Row>()
    for (const row of rows) if (!found.has(keyOf(row))) found.set(keyOf(row), row)
    return found
  }
  const [rowsBefore, rowsAfter] = [byKey(earlier), byKey(later)]
  const position = (row: Row | undefined) => (row === undefined ? null : positionOf(row))
  const gone = [...rowsBefore].filter(([key]) => !rowsAfter.has(key))
  return [...rowsAfter, ...gone].map(([key, row]) => {
    const before = position(rowsBefore.get(key))
    const after = position(rowsAfter.get(key))
    return { key, row, before, after, change: classifyChange(before, after) }
  })
}

/** Returns the words in the later search's order, then the gone words. */
export function compareWords(
  earlier: readonly SearchResultRow[],
  later: readonly SearchResultRow[],
): ComparedRow<SearchResultRow>[] {
  return compare(
    earlier,
    later,
    ({ word }) => phraseKey(word),
    ({ position }) => position,
  )
}

export function countChanges(
  earlier: readonly SearchResultRow[],
  later: readonly SearchResultRow[],
): Record<ResultChange, number> {
  const counts = { new: 0, gone: 0, up: 0, down: 0, unchanged: 0 }
  for (const { change } of compareWords(earlier, later)) counts[change] += 1
  return counts
}

/** Returns the post's id, because its URL changes with the username. Returns the URL if it contains no id. */
export function videoKey({ video_url }: Pick<RankingRow, 'video_url'>): string {
  return readPostUrl(video_url)?.id ?? video_url
}

/** Returns the videos in the later check's order, then the gone videos. */
export function compareVideos(
  earlier: readonly RankingRow[],
  later: readonly RankingRow[],
): ComparedRow<RankingRow>[] {
  return compare(earlier, later, videoKey, ({ rank }) => rank)
}

/** Positive for a move up; null if the result is new or gone. */
export function movedBy({ before, after }: Pick<ComparedRow<unknown>, 'before' | 'after'>): number | null {
  return before === null || after === null ? null : before - after
}
