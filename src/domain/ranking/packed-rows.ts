// The videos of a check as one string: the column names once, then the values of each video. On the device this takes
// half the space of a list of rows, its size is known without parsing, and it is parsed only when it is shown.
import type { RankingRow } from './rows.ts'

/** The videos as one string, for `unpackRows`. */
export function packRows(rows: readonly RankingRow[]): string {
  const columns = Object.keys(rows[0] ?? {}) as (keyof RankingRow)[]
  return JSON.stringify([columns, ...rows.map((row) => columns.map((column) => row[column]))])
}

/** The videos of a packed string; null if it is damaged. */
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
