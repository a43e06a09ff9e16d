import type { PulledRows, RowName } from '#src/domain/sync/pulled.ts'
import { now } from '#src/lib/clock.ts'

/** A row that this device lacks or suspects to be wrong, to be fetched by its key. */
export interface WantedRecord {
  /** 'table/id' */
  name: string
  table: keyof PulledRows
  id: string
  /** The row's creation time (ISO 8601), '' if irrelevant. Newest rows are fetched first. */
  at: string
}

/** The start of `at` for rows that the user waits for: it sorts after every time, so they come first. */
export const askedFrom = '~'

export const nameOf = ({ table, id }: RowName) => `${table}/${id}`

export const wanted = (row: RowName): WantedRecord => ({ ...row, name: nameOf(row), at: row.at ?? '' })

/** A row to be fetched first because the user waits for it. */
export const asked = (row: RowName): WantedRecord => wanted({ ...row, at: askedFrom + now().toISOString() })
