import { randomUUID } from 'node:crypto'

export type Row = Record<string, unknown>

export function insert(table: string, rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  return `insert into public.${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::public.${table}, $seed$${JSON.stringify(rows)}$seed$)`
}

export function historyRow(userId: string, values: Row & { searched_at: Date }): Row & { id: string } {
  const id = randomUUID()
  return { id, search_id: id, user_id: userId, page: 1, state: 'done', source: 'sample', ...values }
}
