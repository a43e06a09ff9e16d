// A check's rows are stored as one string with the column names only once. The string has half the size of
// row objects and is parsed only when needed.
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
