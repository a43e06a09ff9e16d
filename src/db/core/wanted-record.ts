import type { PulledRows, RowName } from '#src/domain/sync/pulled.ts'
import { now } from '#src/lib/clock.ts'

export interface WantedRecord {
  /** 'table/id' */
  name: string
  table: keyof PulledRows
  id: string
  /** When the row was made, or '' if unknown; for `asked` rows, `askedFrom` and the time of asking. */
  at: string
}

/** Sorts after every timestamp, so that rows the user is waiting for are fetched first. */
export const askedFrom = '~'

export const nameOf = ({ table, id }: RowName) => `${table}/${id}`

export const wanted = (row: RowName): WantedRecord => ({ ...row, name: nameOf(row), at: row.at ?? '' })

export const asked = (row: RowName): WantedRecord => wanted({ ...row, at: askedFrom + now().toISOString() })
