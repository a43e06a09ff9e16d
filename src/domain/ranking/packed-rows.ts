// The videos of a check as one text: the names of the columns once, then each video's values. On the device that is half
// of what a list of rows takes, its length is known without reading it, and nothing is parsed until somebody looks.
import type { RankingRow } from './rows.ts'

/** The videos as one text, of which `unpackRows` makes the same again. */
export function packRows(rows: readonly RankingRow[]): string {
  const columns = Object.keys(rows[0] ?? {}) as (keyof RankingRow)[]
  return JSON.stringify([columns, ...rows.map((row) => columns.map((column) => row[column]))])
}

/** The videos of a packed text; null where it is none. */
export function unpackRows(packed: string): RankingRow[] | null {
  try {
    const [columns, ...rows] = JSON.parse(packed) as [string[], ...unknown[][]]
    return rows.map(
      (values) => Object.fromEntries(columns.map((column, at) => [column, values[at]])) as RankingRow,
    )
  } catch {
    // Something has damaged it.
    return null
  }
}
