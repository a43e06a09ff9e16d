import { phraseKey } from '../search/phrases.ts'
import type { SearchResultRow } from '../search/rows.ts'
import type { RankingRow } from './rows.ts'
import { readPostUrl } from './tiktok-addresses.ts'

/** What became of a result. */
export type ResultChange = 'new' | 'gone' | 'up' | 'down' | 'unchanged'

/** One result of two searches of the same phrase: where it stood, and where it stands. */
export interface ComparedRow<Row> {
  key: string
  /** As the later search has it, else the earlier one. */
  row: Row
  /** Null where it was not, or is not any more, among the results. */
  before: number | null
  after: number | null
  change: ResultChange
}

interface Ranked<Row> {
  key: string
  position: number
  row: Row
}

function changeOf(before: number | null, after: number | null): ResultChange {
  if (before === null) return 'new'
  if (after === null) return 'gone'
  if (after === before) return 'unchanged'
  return after < before ? 'up' : 'down'
}

/** The first of each key: a result that comes twice stands where it stands best. */
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
    return { key, row, before: positions[0], after: positions[1], change: changeOf(...positions) }
  }
  return [
    ...[...after.values()].map(compared),
    ...[...before.values()].filter(({ key }) => !after.has(key)).map(compared),
  ]
}

/** Compares the words of two searches: those of the later one in its order, then those that are gone. */
export function compareWords(
  earlier: readonly SearchResultRow[],
  later: readonly SearchResultRow[],
): ComparedRow<SearchResultRow>[] {
  const ranked = (row: SearchResultRow) => ({ key: phraseKey(row.word), position: row.position, row })
  return compare(earlier.map(ranked), later.map(ranked))
}

/** Compares the videos of two checks in the same way. */
export function compareVideos(
  earlier: readonly RankingRow[],
  later: readonly RankingRow[],
): ComparedRow<RankingRow>[] {
  const ranked = (row: RankingRow) => ({
    key: readPostUrl(row.video_url)?.id ?? row.video_url,
    position: row.rank,
    row,
  })
  return compare(earlier.map(ranked), later.map(ranked))
}

/** How far a result moved up; negative for down, null where it was not in both. */
export function movedBy({ before, after }: Pick<ComparedRow<unknown>, 'before' | 'after'>): number | null {
  return before === null || after === null ? null : before - after
}
