// The device's tables as the server has them: the relation, the row's shape, and what names a row.
import type * as v from 'valibot'
import { PlanRow, ProfileRow, SubscriptionRow } from '#src/domain/account/rows.ts'
import { CheckHead, CheckRow, RankingRow } from '#src/domain/ranking/rows.ts'
import { SearchHead, SearchResultRow, SearchRow } from '#src/domain/search/rows.ts'
import type { PulledRows } from '#src/domain/sync/pulled.ts'
import {
  AlertRow,
  AlertRuleRow,
  AlertSettingsRow,
  KeyPhraseCheckRow,
  KeyPhraseRow,
  NoteRow,
} from '#src/domain/tracking/rows.ts'
import { columnsOf } from './rest.ts'

/** A whole row of a table, as the device stores it. */
export interface WholeRows extends Omit<PulledRows, 'searches' | 'checks'> {
  searches: SearchRow
  checks: CheckRow
}

interface RowSchema<Row> extends v.GenericSchema<unknown, Row> {
  entries: Record<string, unknown>
}

export interface WireTable<Head, Whole> {
  relation: string
  /** The column that names a row; of tables with one row for each user, the user's. */
  key: 'id' | 'user_id' | 'level'
  /** As a pull brings it. */
  head: RowSchema<Head>
  /** As it is read by its key, with its children. */
  whole: RowSchema<Whole>
  columns: string
  /** The children and the column that orders them. */
  children?: { relation: string; order: string }
}

function plain<Row>(
  relation: string,
  schema: RowSchema<Row>,
  key: WireTable<Row, Row>['key'] = 'id',
): WireTable<Row, Row> {
  return { relation, key, head: schema, whole: schema, columns: columnsOf(schema) }
}

export const wireTables: { [Table in keyof PulledRows]: WireTable<PulledRows[Table], WholeRows[Table]> } = {
  profile: plain('profiles', ProfileRow),
  plans: plain('plans', PlanRow, 'level'),
  alertSettings: plain('alert_settings', AlertSettingsRow, 'user_id'),
  subscription: plain('subscriptions', SubscriptionRow, 'user_id'),
  keyPhrases: plain('keywords', KeyPhraseRow),
  notes: plain('key_phrase_notes', NoteRow),
  alertRules: plain('alert_rules', AlertRuleRow),
  alerts: plain('alerts', AlertRow),
  keyPhraseChecks: plain('key_phrase_checks', KeyPhraseCheckRow),
  searches: {
    relation: 'search_history',
    key: 'id',
    head: SearchHead,
    whole: SearchRow,
    columns: `${columnsOf(SearchHead)},search_results(${columnsOf(SearchResultRow)})`,
    children: { relation: 'search_results', order: 'position' },
  },
  // A check is its first row, with the videos of all its pages.
  checks: {
    relation: 'search_history',
    key: 'id',
    head: CheckHead,
    whole: CheckRow,
    columns: `${columnsOf(CheckHead)},search_ranking_results(${columnsOf(RankingRow)}),check_results(page)`,
    children: { relation: 'search_ranking_results', order: 'rank' },
  },
}

/** The table that a row of the server's belongs to; undefined for a relation that this build does not mirror. */
export function tableOf(relation: string, row: unknown): keyof PulledRows | undefined {
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
