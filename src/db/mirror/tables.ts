import type { Table } from 'dexie'
import type { PulledRows } from '#src/domain/sync/pulled.ts'
import type { KeytrailDatabase } from '../core/schema.ts'

type TableName = {
  [Name in keyof KeytrailDatabase]: KeytrailDatabase[Name] extends Table ? Name : never
}[keyof KeytrailDatabase]

export type MirroredTable = Exclude<TableName, `$${string}`>

/** Must be empty: pulls fill every table. (Every response includes the usage.) */
type Unfilled = Exclude<MirroredTable, keyof PulledRows | 'usage'>

/** The server's relation or procedure; also names rows in the outbox. */
const MIRROR = {
  profile: 'profiles',
  plans: 'plans',
  usage: 'my_usage',
  searches: 'search_history',
  checks: 'search_history',
  keyPhrases: 'keywords',
  keyPhraseChecks: 'key_phrase_checks',
  notes: 'key_phrase_notes',
  ideas: 'ideas',
  alertRules: 'alert_rules',
  alerts: 'alerts',
  reportLinks: 'report_links',
  alertSettings: 'alert_settings',
  subscription: 'subscriptions',
} as const satisfies Record<MirroredTable, string> & Record<Unfilled, never>

export function outboxRow(table: MirroredTable, id: string): string {
  return `${MIRROR[table]}/${id}`
}

export function tablesOf(relation: string): (keyof PulledRows)[] {
  return (Object.keys(MIRROR) as MirroredTable[]).filter(
    (table): table is keyof PulledRows => table !== 'usage' && MIRROR[table] === relation,
  )
}

export function partsOf(row: string): { relation: string; id: string } {
  const [relation = '', id = ''] = row.split('/')
  return { relation, id }
}
