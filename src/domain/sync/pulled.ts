import * as v from 'valibot'
import type { PlanRow, ProfileRow, SubscriptionRow, Usage } from '../account/rows.ts'
import type { CheckHead } from '../ranking/rows.ts'
import type { SearchHead } from '../search/rows.ts'
import type {
  AlertRow,
  AlertRuleRow,
  AlertSettingsRow,
  KeyPhraseCheckRow,
  KeyPhraseRow,
  NoteRow,
} from '../tracking/rows.ts'

/** The rows that a pull brings, by the device's tables. Of a search comes its head: what it found is read by its id. */
export interface PulledRows {
  profile: ProfileRow
  plans: PlanRow
  alertSettings: AlertSettingsRow
  subscription: SubscriptionRow
  keyPhrases: KeyPhraseRow
  notes: NoteRow
  alertRules: AlertRuleRow
  alerts: AlertRow
  keyPhraseChecks: KeyPhraseCheckRow
  searches: SearchHead
  checks: CheckHead
}

/** The server's tables that come in pages. */
export const pagedRelations = [
  'keywords',
  'key_phrase_notes',
  'alert_rules',
  'alerts',
  'key_phrase_checks',
  'search_history',
] as const
export type PagedRelation = (typeof pagedRelations)[number]

/** A row by the device's table and its key there. */
export interface RowName {
  table: keyof PulledRows
  id: string
  /** When it came to be, of what is read newest first. */
  at?: string | undefined
}

/** What is still to come of a relation: seen by `until` and not by `since`, older than `before` (its time and id). */
export const Range = v.object({
  since: v.nullable(v.string()),
  until: v.string(),
  before: v.tuple([v.string(), v.string()]),
})
export type Range = v.InferOutput<typeof Range>

/** How far a device's pulls have come. */
export interface PullBooks {
  /** What the last answer gave to ask with; null before the first one. */
  cursor: string | null
  /** What is still to come of each relation. */
  open: Partial<Record<PagedRelation, Range[]>>
}

/** What the server changed since a device asked last: the answer of `pull_changes`. */
export interface Pulled {
  /** What to ask with next time. */
  cursor: string
  /** The cursor that was asked with was of no use: everything comes again, to be compared. */
  anew: boolean
  usage: Usage | null
  /** When the archive was made whose import broke off, on whatever device. */
  unfinishedImport: string | null
  rows: { [Table in keyof PulledRows]: PulledRows[Table][] }
  /** Of each page that came: what comes after it, and whether it went on with a range that was open. */
  pages: { relation: PagedRelation; open: boolean; rest: Range | null }[]
  /** Ids of rows that are gone, by relation. */
  removed: Record<string, string[]>
  /** Of each relation, if asked for: how many rows the server has, and the fingerprint of their ids. */
  tally: Partial<Record<PagedRelation, [count: number, fingerprint: number]>> | null
  /** The rows that this build cannot read. They are left out of `rows`. */
  unreadable: RowName[]
}

/** The same as the tally's: the first 32 bits of all ids, each turning those before it. */
export function fingerprintOf(ids: Iterable<string>): number {
  let print = 0
  for (const id of ids) print ^= Number.parseInt(id.slice(0, 8), 16)
  return print >>> 0
}
