import type * as v from 'valibot'
import { CheckRow, RankingRow } from '#src/domain/ranking/rows.ts'
import { SearchResultRow, SearchRow } from '#src/domain/search/rows.ts'
import { type PulledRows, pulledSchemas, tablesOf } from '#src/domain/sync/pulled.ts'

/** Pulled rows, with the results of searches and checks. */
export interface WholeRows extends Omit<PulledRows, 'searches' | 'checks'> {
  searches: SearchRow
  checks: CheckRow
}

export const wholeSchemas: { [Table in keyof WholeRows]: v.GenericSchema<unknown, WholeRows[Table]> } = {
  ...pulledSchemas,
  searches: SearchRow,
  checks: CheckRow,
}

export function columnsOf(row: { entries: Record<string, unknown> }): string {
  return Object.keys(row.entries).join(',')
}

/** Child rows, sorted by `order`. A check is its first page's row, with the videos of all pages. */
export const children: {
  [Table in keyof PulledRows]?: { columns: string; relation: string; order: string }
} = {
  searches: {
    columns: `search_results(${columnsOf(SearchResultRow)})`,
    relation: 'search_results',
    order: 'position',
  },
  checks: {
    columns: `search_ranking_results(${columnsOf(RankingRow)}),check_results(page)`,
    relation: 'search_ranking_results',
    order: 'rank',
  },
}

const keyColumns: Partial<Record<keyof PulledRows, string>> = {
  plans: 'level',
  alertSettings: 'user_id',
  subscription: 'user_id',
}

export function keyColumn(table: keyof PulledRows): string {
  return keyColumns[table] ?? 'id'
}

/** Returns undefined for an unknown relation. */
export function findTable(relation: string, row: unknown): keyof PulledRows | undefined {
  if (relation !== 'search_history') return tablesOf(relation)[0]
  return Object(row).search_type === 'search_results_check' ? 'checks' : 'searches'
}
