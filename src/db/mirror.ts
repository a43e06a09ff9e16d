// The table of tables: each one that mirrors the server says where it comes from and how a pull renews it.
import type { Table } from 'dexie'
import type { KeytrailDatabase } from './schema.ts'

type TableName = {
  [Name in keyof KeytrailDatabase]: KeytrailDatabase[Name] extends Table ? Name : never
}[keyof KeytrailDatabase]

export type MirroredTable = Exclude<TableName, `$${string}`>

/**
 * - `replace`: small and mutable; a pull brings all rows, and what it does not bring is gone
 * - `append`: facts that settle once; a pull brings what changed since the last one
 */
interface MirrorRule {
  /** The server's relation or procedure, which also names its rows in the outbox. */
  from: string
  pull: 'replace' | 'append'
}

const MIRROR = {
  profile: { from: 'profiles', pull: 'replace' },
  plans: { from: 'plans', pull: 'replace' },
  usage: { from: 'my_usage', pull: 'replace' },
  searches: { from: 'search_history', pull: 'append' },
  checks: { from: 'search_history', pull: 'append' },
  keyPhrases: { from: 'keywords', pull: 'replace' },
  keyPhraseChecks: { from: 'key_phrase_checks', pull: 'append' },
  notes: { from: 'key_phrase_notes', pull: 'replace' },
  alertRules: { from: 'alert_rules', pull: 'replace' },
  alerts: { from: 'alerts', pull: 'replace' },
  alertSettings: { from: 'alert_settings', pull: 'replace' },
  subscription: { from: 'subscriptions', pull: 'replace' },
} as const satisfies Record<MirroredTable, MirrorRule>

type PulledBy<Rule> = {
  [Name in MirroredTable]: (typeof MIRROR)[Name]['pull'] extends Rule ? Name : never
}[MirroredTable]

export type ReplacedTable = PulledBy<'replace'>
export type AppendedTable = PulledBy<'append'>

export type StoredRow<Name extends MirroredTable> =
  KeytrailDatabase[Name] extends Table<infer Row extends object> ? Row : never

/** How the outbox names a row of a mirrored table. */
export function outboxRow(table: MirroredTable, id: string): string {
  return `${MIRROR[table].from}/${id}`
}
