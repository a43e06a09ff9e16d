import type * as v from 'valibot'
import { CheckHead, CheckRow, RankingRow } from '#src/domain/ranking/rows.ts'
import { SearchHead, SearchResultRow, SearchRow } from '#src/domain/search/rows.ts'
import { type PulledRows, pulledSchemas } from '#src/domain/sync/pulled.ts'
import { selectColumns } from './rest.ts'

/** Pulled rows, with the results of searches and checks. */
export interface WholeRows extends Omit<PulledRows, 'searches' | 'checks'> {
  searches: SearchRow
  checks: CheckRow
}

interface RowSchema<Row> extends v.GenericSchema<unknown, Row> {
  entries: Record<string, unknown>
}

export interface WireTable<Head, Whole> {
  relation: string
  key: 'id' | 'user_id' | 'level'
  head: RowSchema<Head>
  /** With child rows, for rows read by key. */
  whole: RowSchema<Whole>
  columns: string
  /** The relation of child rows, and the column that orders them. */
  children?: { relation: string; order: string }
}

function plain<Row>(
  relation: string,
  schema: RowSchema<Row>,
  key: WireTable<Row, Row>['key'] = 'id',
): WireTable<Row, Row> {
  return { relation, key, head: schema, whole: schema, columns: selectColumns(schema) }
}

export const wireTables: { [Table in keyof PulledRows]: WireTable<PulledRows[Table], WholeRows[Table]> } = {
  profile: plain('profiles', pulledSchemas.profile),
  plans: plain('plans', pulledSchemas.plans, 'level'),
  alertSettings: plain('alert_settings', pulledSchemas.alertSettings, 'user_id'),
  subscription: plain('subscriptions', pulledSchemas.subscription, 'user_id'),
  keyPhrases: plain('keywords', pulledSchemas.keyPhrases),
  notes: plain('key_phrase_notes', pulledSchemas.notes),
  ideas: plain('ideas', pulledSchemas.ideas),
  alertRules: plain('alert_rules', pulledSchemas.alertRules),
  alerts: plain('alerts', pulledSchemas.alerts),
  reportLinks: plain('report_links', pulledSchemas.reportLinks),
  keyPhraseChecks: plain('key_phrase_checks', pulledSchemas.keyPhraseChecks),
  searches: {
    relation: 'search_history',
    key: 'id',
    head: SearchHead,
    whole: SearchRow,
    columns: `${selectColumns(SearchHead)},search_results(${selectColumns(SearchResultRow)})`,
    children: { relation: 'search_results', order: 'position' },
  },
  // A check consists of its first row and the videos of all pages.
  checks: {
    relation: 'search_history',
    key: 'id',
    head: CheckHead,
    whole: CheckRow,
    columns: `${selectColumns(CheckHead)},search_ranking_results(${selectColumns(RankingRow)}),check_results(page)`,
    children: { relation: 'search_ranking_results', order: 'rank' },
  },
}

/** Returns undefined for an unknown relation. */
export function findTable(relation: string, row: unknown): keyof PulledRows | undefined {
  if (relation !== 'search_history') return byRelation.get(relation)
  const isCheck =
    typeof row === 'object' &&
    row !== null &&
    'search_type' in row &&
    row.search_type === 'search_results_check'
  return isCheck ? 'checks' : 'searches'
}

const byRelation = new Map(
  (Object.keys(wireTables) as (keyof PulledRows)[]).map((table) => [wireTables[table].relation, table]),
)
