import type * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as accountRows from '../../src/domain/account/rows.ts'
import * as ideaRows from '../../src/domain/ideas/rows.ts'
import * as rankingRows from '../../src/domain/ranking/rows.ts'
import * as searchRows from '../../src/domain/search/rows.ts'
import * as trackingRows from '../../src/domain/tracking/rows.ts'
import { sharedDatabase } from '../../supabase/tests/support/test-database.ts'
import { literal, videos } from '../../supabase/tests/support/tracking.ts'

const rows = { ...accountRows, ...ideaRows, ...rankingRows, ...searchRows, ...trackingRows }

type Schema = v.GenericSchema & { type: string; wrapped?: Schema; item?: Schema; pipe?: { type: string }[] }
interface Row {
  entries: Record<string, v.GenericSchema>
}
type Columns = Record<string, string>

interface Contract {
  table: string
  row: Row
  /** The test fails for a column that is neither read nor listed here. */
  unread?: readonly string[]
  children?: readonly string[]
}

const historyOnly = ['search_id', 'page', 'log_id', 'asked_cursor', 'imported']
const contracts: Record<string, Contract> = {
  ProfileRow: { table: 'profiles', row: rows.ProfileRow },
  PlanRow: { table: 'plans', row: rows.PlanRow },
  SearchRow: {
    table: 'search_history',
    row: rows.SearchRow,
    children: ['search_results'],
    unread: [...historyOnly, 'keyword_id', 'pages_done', 'next_cursor'],
  },
  SearchResultRow: {
    table: 'search_results',
    row: rows.SearchResultRow,
    unread: ['search_id', 'user_id', 'search_type'],
  },
  CheckRow: {
    table: 'search_history',
    row: rows.CheckRow,
    children: ['search_ranking_results', 'check_results'],
    unread: [...historyOnly, 'search_type'],
  },
  RankingRow: {
    table: 'search_ranking_results',
    row: rows.RankingRow,
    unread: ['search_id', 'user_id', 'page'],
  },
  KeyPhraseRow: { table: 'keywords', row: rows.KeyPhraseRow },
  KeyPhraseCheckRow: { table: 'key_phrase_checks', row: rows.KeyPhraseCheckRow },
  NoteRow: { table: 'key_phrase_notes', row: rows.NoteRow, unread: ['changed_at'] },
  IdeaRow: { table: 'ideas', row: rows.IdeaRow },
  AlertRuleRow: { table: 'alert_rules', row: rows.AlertRuleRow, unread: ['changed_at'] },
  AlertRow: { table: 'alerts', row: rows.AlertRow, unread: ['changed_at', 'pushed_at'] },
  ReportLinkRow: { table: 'report_links', row: rows.ReportLinkRow, unread: ['changed_at'] },
  AlertSettingsRow: { table: 'alert_settings', row: rows.AlertSettingsRow, unread: ['changed_at'] },
  SubscriptionRow: { table: 'subscriptions', row: rows.SubscriptionRow },
}
/** Types without a table: `my_usage` or Stripe returns them, or they are part of another row. */
const notTables = ['Usage', 'Invoice', 'SearchHead', 'CheckHead']

function held(schema: Schema): string {
  if (schema.type === 'nullable' && schema.wrapped) return `${held(schema.wrapped)} or null`
  if (schema.type === 'array' && schema.item) return `list of ${held(schema.item)}`
  const steps = (schema.pipe ?? []).map(({ type }) => type)
  if (steps.includes('uuid')) return 'uuid'
  if (steps.includes('iso_date')) return 'date'
  if (steps.includes('transform')) return 'time'
  return { picklist: 'text', string: 'text', record: 'object' }[schema.type] ?? schema.type
}

function columnsRead({ row, children = [] }: Contract): Columns {
  const entries = Object.entries(row.entries).filter(([name]) => !children.includes(name))
  return Object.fromEntries(entries.map(([name, schema]) => [name, held(schema as Schema)]))
}

const heldByType: Record<string, string> = {
  uuid: 'uuid',
  text: 'text',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  date: 'date',
  'timestamp with time zone': 'time',
  jsonb: 'object',
}

function heldBy(type: string): string {
  return type.endsWith('[]') ? `list of ${heldBy(type.slice(0, -2))}` : (heldByType[type] ?? type)
}

describe('the rows that devices read', () => {
  const database = sharedDatabase()

  /** Returns the video columns that a CHECK keeps from being null. A view declares no column `not null`. */
  async function filledInVideos(): Promise<unknown[]> {
    const [video] = videos(1).map((row) => literal(JSON.stringify(row)))
    const filled = await database.query(
      `select attname as name from pg_attribute
         where attrelid = 'private.ranked_video'::regclass and not private.are_ranked_videos(array[
           jsonb_populate_record(null::private.ranked_video, ${video}::jsonb - attname)
         ])`,
    )
    return filled.map(({ name }) => name)
  }

  async function readColumns(table: string): Promise<Columns> {
    const columns = await database.query(
      `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as filled
         from pg_attribute where attrelid = 'public.${table}'::regclass and attnum > 0 and not attisdropped
           -- A row's position in the commit order, only for pull_changes.
           and attname <> 'changed_in'`,
    )
    const videoColumns = table === 'search_ranking_results' ? await filledInVideos() : []
    return Object.fromEntries(
      columns.map(({ name, type, filled }) => [
        name,
        heldBy(String(type)) + (filled || videoColumns.includes(name) ? '' : ' or null'),
      ]),
    )
  }

  test('are all compared', () => {
    const schemas = Object.entries(rows).filter(([, value]) => 'type' in value)
    expect(schemas.map(([name]) => name).sort()).toEqual([...Object.keys(contracts), ...notTables].sort())
  })

  test.each(Object.entries(contracts))('%s matches its table', async (_, contract) => {
    const { table, unread = [] } = contract
    const columns = await readColumns(table)
    for (const name of unread) expect(columns, 'a column declared unread').toHaveProperty(name)
    const readable = Object.entries(columns).filter(([name]) => !unread.includes(name))
    expect(columnsRead(contract)).toEqual(Object.fromEntries(readable))
  })

  test('Usage matches the result of my_usage', async () => {
    const answered = await database.query(
      `select argument.name, format_type(argument.type, null) as type
         from pg_proc, unnest(proargnames, proallargtypes) as argument (name, type)
         where oid = 'public.my_usage()'::regprocedure`,
    )
    const columns = answered.map(({ name, type }) => [name, heldBy(String(type))])
    expect(columnsRead({ table: '', row: rows.Usage })).toEqual(Object.fromEntries(columns))
  })

  test('the subscription view has the account page’s columns', async () => {
    const { user_id: _, ...shown } = await readColumns('subscriptions')
    expect(Object.keys(await readColumns('stripe_user_subscriptions')).sort()).toEqual(
      Object.keys(shown).sort(),
    )
  })
})
