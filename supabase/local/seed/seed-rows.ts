import { randomUUID } from 'node:crypto'

export type Row = Record<string, unknown>

/** An insert statement for `rows`, with the columns of the first row. The rows are quoted as one JSON document. */
export function insert(table: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  return `insert into public.${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::public.${table}, $seed$${JSON.stringify(rows)}$seed$)`
}

/** The row of a completed search by the user; `values` override its fields. */
export function historyRow(userId: string, values: Row & { searched_at: Date }): Row & { id: string } {
  const id = randomUUID()
  return { id, search_id: id, user_id: userId, page: 1, state: 'done', source: 'sample', ...values }
}
