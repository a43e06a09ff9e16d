import * as v from 'valibot'
import { PlanRow, ProfileRow, ReportLinkRow, SubscriptionRow, type Usage } from '../account/rows.ts'
import { IdeaRow } from '../ideas/rows.ts'
import { CheckHead } from '../ranking/rows.ts'
import { SearchHead } from '../search/rows.ts'
import {
  AlertRow,
  AlertRuleRow,
  AlertSettingsRow,
  KeyPhraseCheckRow,
  KeyPhraseRow,
  NoteRow,
} from '../tracking/rows.ts'
import { isCursor } from './snapshot.ts'

/** Keyed by the device's tables. Searches and checks are pulled without results, which are fetched by id. */
export const pulledSchemas = {
  profile: ProfileRow,
  plans: PlanRow,
  alertSettings: AlertSettingsRow,
  subscription: SubscriptionRow,
  keyPhrases: KeyPhraseRow,
  notes: NoteRow,
  ideas: IdeaRow,
  alertRules: AlertRuleRow,
  alerts: AlertRow,
  reportLinks: ReportLinkRow,
  keyPhraseChecks: KeyPhraseCheckRow,
  searches: SearchHead,
  checks: CheckHead,
}
export type PulledRows = {
  [Table in keyof typeof pulledSchemas]: v.InferOutput<(typeof pulledSchemas)[Table]>
}

/** Maps the device's tables to the server's relations, whose names the outbox uses too. */
export const relations = {
  profile: 'profiles',
  plans: 'plans',
  alertSettings: 'alert_settings',
  subscription: 'subscriptions',
  keyPhrases: 'keywords',
  notes: 'key_phrase_notes',
  ideas: 'ideas',
  alertRules: 'alert_rules',
  alerts: 'alerts',
  reportLinks: 'report_links',
  keyPhraseChecks: 'key_phrase_checks',
  searches: 'search_history',
  checks: 'search_history',
} as const satisfies Record<keyof PulledRows, string>

export function tablesOf(relation: string): (keyof PulledRows)[] {
  return (Object.keys(relations) as (keyof PulledRows)[]).filter((table) => relations[table] === relation)
}

export const pagedRelations = [
  'keywords',
  'key_phrase_notes',
  'ideas',
  'alert_rules',
  'alerts',
  'report_links',
  'key_phrase_checks',
  'search_history',
] as const
export type PagedRelation = (typeof pagedRelations)[number]

export interface RowName {
  table: keyof PulledRows
  id: string
  /** When the search or check was made. */
  at?: string | undefined
}

/**
 * The rows yet to be pulled: those older than `before` (time and id) that the database snapshot `until` sees
 * but the snapshot `since` does not. If `since` is null, only `until` and `before` apply.
 */
export const Range = v.object({
  since: v.nullable(v.string()),
  until: v.string(),
  before: v.tuple([v.string(), v.string()]),
})
export type Range = v.InferOutput<typeof Range>

export const PullBooks = v.object({
  /** The cursor of the last response; null before the first response. */
  cursor: v.nullable(v.pipe(v.string(), v.check(isCursor))),
  open: v.record(v.picklist(pagedRelations), v.array(Range)),
})
export type PullBooks = v.InferOutput<typeof PullBooks>

export interface Pulled {
  cursor: string
  /** Whether the server sends all rows, because the request had no usable cursor. */
  restarts: boolean
  usage: Usage | null
  /** The export time of an archive whose import was interrupted on any device; null if there is none. */
  unfinishedImport: string | null
  rows: { [Table in keyof PulledRows]: PulledRows[Table][] }
  /** `open`: the page continued an open range. `rest`: the range still to pull; null after the last page. */
  pages: { relation: PagedRelation; open: boolean; rest: Range | null }[]
  /** The ids of rows that the server no longer has, by relation. */
  removed: Record<string, string[]>
  /** For each relation, how many rows the server has and the fingerprint of their ids; null if not sent. */
  tally: Partial<Record<PagedRelation, [count: number, fingerprint: number]>> | null
  /** Rows that this build cannot parse, which `rows` omits. */
  unreadable: RowName[]
}

/** Returns the XOR of the first 32 bits of each id, so the order of the ids does not matter. */
export function computeFingerprint(ids: Iterable<string>): number {
  let print = 0
  for (const id of ids) print ^= Number.parseInt(id.slice(0, 8), 16)
  return print >>> 0
}
