// A check's rows are stored as one string, which contains the column names only once. The string is half the
// size of the row objects, and is parsed only when the rows are needed.
import type { RankingRow } from './rows.ts'

export function packRows(rows: readonly RankingRow[]): string {
  const columns = Object.keys(rows[0] ?? {}) as (keyof RankingRow)[]
  return JSON.stringify([columns, ...rows.map((row) => columns.map((column) => row[column]))])
}

/** Returns null if the string is damaged. */
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
