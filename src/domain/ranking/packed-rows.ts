// Stores a check's videos as one string: the column names once, then each video's values. This takes half the space of
// row objects, its size is known without parsing, and it is only parsed when needed.
import type { RankingRow } from './rows.ts'

/** Packs videos into one string for `unpackRows`. */
export function packRows(rows: readonly RankingRow[]): string {
  const columns = Object.keys(rows[0] ?? {}) as (keyof RankingRow)[]
  return JSON.stringify([columns, ...rows.map((row) => columns.map((column) => row[column]))])
}

/** Unpacks videos; null if the string is damaged. */
export function unpackRows(packed: string): RankingRow[] | null {
  try {
    const [columns, ...rows] = JSON.parse(packed) as [string[], ...unknown[][]]
    return rows.map(
      (values) => Object.fromEntries(columns.map((column, at) => [column, values[at]])) as RankingRow,
    )
  } catch {
    return null
  }
}
