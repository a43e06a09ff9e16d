// Maps each mirrored table to its name on the server.
import type { Table } from 'dexie'
import type { PulledRows } from '#src/domain/sync/pulled.ts'
import type { KeytrailDatabase } from '../core/schema.ts'

type TableName = {
  [Name in keyof KeytrailDatabase]: KeytrailDatabase[Name] extends Table ? Name : never
}[keyof KeytrailDatabase]

export type MirroredTable = Exclude<TableName, `$${string}`>

/** Tables that no pull fills: there must be none. (Every response includes the usage.) */
type Unfilled = Exclude<MirroredTable, keyof PulledRows | 'usage'>

/** The server's relation or procedure; also names the rows in the outbox. */
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

/** The name of a row in the outbox. */
export function outboxRow(table: MirroredTable, id: string): string {
  return `${MIRROR[table]}/${id}`
}

/** The device's tables for a relation. */
export function tablesOf(relation: string): (keyof PulledRows)[] {
  return (Object.keys(MIRROR) as MirroredTable[]).filter(
    (table): table is keyof PulledRows => table !== 'usage' && MIRROR[table] === relation,
  )
}

export function partsOf(row: string): { relation: string; id: string } {
  const [relation = '', id = ''] = row.split('/')
  return { relation, id }
}
