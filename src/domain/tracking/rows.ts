import * as v from 'valibot'
import { countryCodes } from '../countries.ts'
import { Day, oneOfOrNew, Source, Timestamp, Uuid } from '../row-values.ts'
import { origins } from '../search/rows.ts'

/** `status` is false while the key phrase is paused. */
export const KeyPhraseRow = v.object({
  id: Uuid,
  user_id: Uuid,
  keyword: v.string(),
  country: oneOfOrNew(countryCodes),
  status: v.boolean(),
  account_name: v.nullable(v.string()),
  video_id: v.nullable(v.string()),
  tags: v.array(v.string()),
  /** Account names without @. */
  competitors: v.array(v.string()),
  /** Whether a downgrade, not the user, paused the key phrase. */
  paused_by_plan: v.boolean(),
  created_at: Timestamp,
  changed_at: Timestamp,
})
export type KeyPhraseRow = v.InferOutput<typeof KeyPhraseRow>

export const KeyPhraseCheckRow = v.object({
  id: Uuid,
  user_id: Uuid,
  keyword_id: Uuid,
  search_id: Uuid,
  origin: oneOfOrNew(origins),
  state: v.picklist(['done', 'failed']),
  failure_code: v.nullable(v.string()),
  /** null if not among the first `results`, or if the check failed. */
  position: v.nullable(v.number()),
  results: v.number(),
  source: Source,
  checked_at: Timestamp,
  changed_at: Timestamp,
})
export type KeyPhraseCheckRow = v.InferOutput<typeof KeyPhraseCheckRow>

export const NoteRow = v.object({
  id: Uuid,
  user_id: Uuid,
  keyword_id: Uuid,
  day: Day,
  note: v.string(),
})
export type NoteRow = v.InferOutput<typeof NoteRow>

export const ruleKinds = [
  'enters_first',
  'leaves_first',
  'moves_up',
  'moves_down',
  'lost',
  'found',
  'best_ever',
  'failed_twice',
  'level_better',
  'level_worse',
] as const
export const alertKinds = [...ruleKinds, 'brand_word'] as const

export const AlertRuleRow = v.object({
  id: Uuid,
  user_id: Uuid,
  keyword_id: Uuid,
  kind: oneOfOrNew(ruleKinds),
  /** See `thresholdMeaning`. */
  threshold: v.nullable(v.number()),
})
export type AlertRuleRow = v.InferOutput<typeof AlertRuleRow>

export type AlertKind = AlertRuleRow['kind']

/** `first`: the top N positions; `places`: a move by N places; null for a kind without a threshold. */
export function thresholdMeaning(kind: AlertKind): 'first' | 'places' | null {
  if (kind === 'enters_first' || kind === 'leaves_first') return 'first'
  return kind === 'moves_up' || kind === 'moves_down' ? 'places' : null
}

/** A check that met a rule's condition, or an unwelcome suggestion for a brand word. */
export const AlertRow = v.object({
  id: Uuid,
  user_id: Uuid,
  /** null for a brand word. */
  keyword_id: v.nullable(Uuid),
  search_id: Uuid,
  kind: oneOfOrNew(alertKinds),
  threshold: v.nullable(v.number()),
  position: v.nullable(v.number()),
  previous_position: v.nullable(v.number()),
  results: v.number(),
  word: v.nullable(v.string()),
  created_at: Timestamp,
  read_at: v.nullable(Timestamp),
})
export type AlertRow = v.InferOutput<typeof AlertRow>

/** `quiet_from` and `quiet_until` are hours of the day in `time_zone`. */
export const AlertSettingsRow = v.object({
  user_id: Uuid,
  push: v.boolean(),
  quiet_from: v.nullable(v.number()),
  quiet_until: v.nullable(v.number()),
  time_zone: v.string(),
  /** Whether a daily digest replaces the pushes for single alerts. Has no effect unless `push` is set. */
  daily_push: v.boolean(),
  daily_mail: v.boolean(),
  /** A report by email on Mondays. */
  weekly_mail: v.boolean(),
  /** The language of the device that last changed the settings; null if unknown. */
  language: v.nullable(v.string()),
})
export type AlertSettingsRow = v.InferOutput<typeof AlertSettingsRow>
