// Names rows to fetch by their keys.
import type { PulledRows, RowName } from '#src/domain/sync/pulled.ts'
import { now } from '#src/lib/clock.ts'

/** A row that this device lacks or doubts, to be fetched by its key. */
export interface WantedRecord {
  /** 'table/id' */
  name: string
  table: keyof PulledRows
  id: string
  /** Its creation time, ISO 8601; '' if irrelevant. The newest are fetched first. */
  at: string
}

/** Rows that the user waits for come first: in place of their time they have a value that sorts after every time. */
export const askedFrom = '~'

export const nameOf = ({ table, id }: RowName) => `${table}/${id}`

export const wanted = (row: RowName): WantedRecord => ({ ...row, name: nameOf(row), at: row.at ?? '' })

/** A row to be fetched at once. */
export const asked = (row: RowName): WantedRecord => wanted({ ...row, at: askedFrom + now().toISOString() })
