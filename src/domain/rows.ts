import * as v from 'valibot'
import { isWebAddress } from './content/safe-url.ts'
import { countryCodes } from './countries.ts'

// The shapes of the rows as they cross a border. Rows keep the database's snake_case end to end.

const subscriptionLevels = ['free', 'premium', 'pro'] as const
const searchTypes = ['basic', 'autocomplete', 'search_results_check'] as const
const searchStates = ['pending', 'done', 'failed'] as const

/**
 * One of these values, or one that a later server has added: it is kept as it is, and shown by its own name. For columns
 * that decide nothing about the shape of their row.
 */
function oneOfOrNew<const Value extends string>(options: readonly Value[]) {
  return Object.assign(v.string() as v.GenericSchema<unknown, string> as v.GenericSchema<unknown, Value>, {
    options,
  })
}

/** ISO 8601 in UTC. Postgres' own form ("2026-11-21 09:05:41.461+00"), which Safari cannot read, is accepted. */
const Timestamp = v.pipe(
  v.string(),
  v.transform((text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))),
  v.check((date) => !Number.isNaN(date.getTime()), 'not a time'),
  v.transform((date) => date.toISOString()),
)

export const ProfileRow = v.object({
  id: v.pipe(v.string(), v.uuid()),
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  email: v.string(),
  subscription_level: oneOfOrNew(subscriptionLevels),
  marketing_consent: v.boolean(),
  created_at: Timestamp,
  changed_at: Timestamp,
})
export type ProfileRow = v.InferOutput<typeof ProfileRow>
export type SubscriptionLevel = ProfileRow['subscription_level']

export const PlanRow = v.object({
  level: oneOfOrNew(subscriptionLevels),
  rank: v.number(),
  monthly_price_pence: v.number(),
  monthly_credits: v.number(),
  active_key_phrases: v.number(),
  /** null: all pages. */
  pages_per_check: v.nullable(v.number()),
  countries: v.array(oneOfOrNew(countryCodes)),
  modes: v.array(v.string()),
})
export type PlanRow = v.InferOutput<typeof PlanRow>

/** What the user has spent of the period's allowance, in credits. */
export const Usage = v.object({
  used: v.number(),
  allowance: v.number(),
  period_start: Timestamp,
  resets_at: Timestamp,
})
export type Usage = v.InferOutput<typeof Usage>

export const SearchResultRow = v.object({
  position: v.number(),
  word: v.string(),
  group_id: v.string(),
})
export type SearchResultRow = v.InferOutput<typeof SearchResultRow>

/** A search with what it found: the results never change, so they live in the search's own record. */
export const SearchRow = v.object({
  id: v.pipe(v.string(), v.uuid()),
  user_id: v.pipe(v.string(), v.uuid()),
  search_term: v.string(),
  search_type: oneOfOrNew(searchTypes),
  country: oneOfOrNew(countryCodes),
  state: oneOfOrNew(searchStates),
  failure_code: v.nullable(v.string()),
  source: v.nullable(oneOfOrNew(['tiktok', 'sample'])),
  searched_at: Timestamp,
  changed_at: Timestamp,
  search_results: v.array(SearchResultRow),
})
export type SearchRow = v.InferOutput<typeof SearchRow>
export type SearchType = SearchRow['search_type']

/** A search without what it found. */
export const SearchHead = v.omit(SearchRow, ['search_results'])
export type SearchHead = v.InferOutput<typeof SearchHead>

/** One video of a check, by rank. Counts are null where TikTok gave none. */
export const RankingRow = v.object({
  rank: v.number(),
  avatar_thumb: v.nullable(v.string()),
  username: v.string(),
  author_url: v.string(),
  verified_account: v.boolean(),
  /** Epoch seconds. */
  create_time: v.nullable(v.number()),
  full_description: v.string(),
  followers: v.nullable(v.number()),
  following: v.nullable(v.number()),
  /** Hearts of the author's videos. */
  hearts: v.nullable(v.number()),
  videos: v.nullable(v.number()),
  /** Likes that the author gave. */
  likes: v.nullable(v.number()),
  collect_count: v.nullable(v.number()),
  comment_count: v.nullable(v.number()),
  /** Likes of the video. */
  digg_count: v.nullable(v.number()),
  play_count: v.nullable(v.number()),
  repost_count: v.nullable(v.number()),
  share_count: v.nullable(v.number()),
  /** Up to 100; a 0 stands for a video that has not been scored. */
  vq_score: v.pipe(
    v.nullable(v.number()),
    v.transform((score) => score || null),
  ),
  /** Seconds. */
  duration: v.nullable(v.number()),
  video_url: v.string(),
  dynamic_cover: v.nullable(v.string()),
})
export type RankingRow = v.InferOutput<typeof RankingRow>

const origins = ['user', 'tracker'] as const
const Uuid = v.pipe(v.string(), v.uuid())

/** A check with the videos of all its pages, as its first history row tells it. */
export const CheckRow = v.object({
  id: Uuid,
  user_id: Uuid,
  search_term: v.string(),
  country: oneOfOrNew(countryCodes),
  origin: oneOfOrNew(origins),
  state: oneOfOrNew(searchStates),
  failure_code: v.nullable(v.string()),
  source: v.nullable(oneOfOrNew(['tiktok', 'sample'])),
  /** The key phrase that it was made for, if any. */
  keyword_id: v.nullable(Uuid),
  pages_done: v.number(),
  /** What asks for the next page; null at the end. */
  next_cursor: v.nullable(v.string()),
  searched_at: Timestamp,
  changed_at: Timestamp,
  search_ranking_results: v.array(RankingRow),
})
export type CheckRow = v.InferOutput<typeof CheckRow>

/** A check without its videos. */
export const CheckHead = v.omit(CheckRow, ['search_ranking_results'])
export type CheckHead = v.InferOutput<typeof CheckHead>

/** A tracked key phrase. `status`: true is active, false is paused. */
export const KeyPhraseRow = v.object({
  id: Uuid,
  user_id: Uuid,
  keyword: v.string(),
  country: oneOfOrNew(countryCodes),
  status: v.boolean(),
  account_name: v.nullable(v.string()),
  video_id: v.nullable(v.string()),
  tags: v.array(v.string()),
  /** Account names without @; at most five. */
  competitors: v.array(v.string()),
  /** Paused by a downgrade rather than by its owner. */
  paused_by_plan: v.boolean(),
  created_at: Timestamp,
  changed_at: Timestamp,
})
export type KeyPhraseRow = v.InferOutput<typeof KeyPhraseRow>

/** Where a key phrase stood in one check of it. */
export const KeyPhraseCheckRow = v.object({
  id: Uuid,
  user_id: Uuid,
  keyword_id: Uuid,
  /** The check: its record holds the results. */
  search_id: Uuid,
  origin: oneOfOrNew(origins),
  state: v.picklist(['done', 'failed']),
  failure_code: v.nullable(v.string()),
  /** Null in a check that is done: not in the first `results`. */
  position: v.nullable(v.number()),
  results: v.number(),
  source: v.nullable(oneOfOrNew(['tiktok', 'sample'])),
  checked_at: Timestamp,
  changed_at: Timestamp,
})
export type KeyPhraseCheckRow = v.InferOutput<typeof KeyPhraseCheckRow>

/** What the owner noted about a key phrase on a day. */
export const NoteRow = v.object({
  id: Uuid,
  user_id: Uuid,
  keyword_id: Uuid,
  /** YYYY-MM-DD */
  day: v.pipe(v.string(), v.isoDate()),
  note: v.string(),
})
export type NoteRow = v.InferOutput<typeof NoteRow>

export const alertKinds = [
  'enters_first',
  'leaves_first',
  'moves_up',
  'moves_down',
  'lost',
  'found',
  'best_ever',
  'failed_twice',
] as const

/** When the owner wants to be told about a key phrase. */
export const AlertRuleRow = v.object({
  id: Uuid,
  user_id: Uuid,
  keyword_id: Uuid,
  kind: oneOfOrNew(alertKinds),
  /** The first N positions, or a move by k or more; null where the kind needs none. */
  threshold: v.nullable(v.number()),
})
export type AlertRuleRow = v.InferOutput<typeof AlertRuleRow>

/** A rule that came true in a check. */
export const AlertRow = v.object({
  id: Uuid,
  user_id: Uuid,
  keyword_id: Uuid,
  search_id: Uuid,
  kind: oneOfOrNew(alertKinds),
  threshold: v.nullable(v.number()),
  position: v.nullable(v.number()),
  previous_position: v.nullable(v.number()),
  results: v.number(),
  created_at: Timestamp,
  read_at: v.nullable(Timestamp),
})
export type AlertRow = v.InferOutput<typeof AlertRow>

/** How the owner wants to be told. Hours are of the day in `time_zone`. */
export const AlertSettingsRow = v.object({
  user_id: Uuid,
  push: v.boolean(),
  quiet_from: v.nullable(v.number()),
  quiet_until: v.nullable(v.number()),
  time_zone: v.string(),
})
export type AlertSettingsRow = v.InferOutput<typeof AlertSettingsRow>

/** The subscription that counts for its owner. Times are epoch seconds. */
export const SubscriptionRow = v.object({
  user_id: Uuid,
  subscription_status: v.string(),
  payment_method_brand: v.nullable(v.string()),
  payment_method_last4: v.nullable(v.string()),
  current_period_start: v.number(),
  current_period_end: v.number(),
  cancel_at_period_end: v.boolean(),
  test_mode: v.boolean(),
})
export type SubscriptionRow = v.InferOutput<typeof SubscriptionRow>

/** An invoice as the billing history lists it. `created`: epoch seconds. */
export const Invoice = v.object({
  id: v.string(),
  number: v.nullable(v.string()),
  created: v.number(),
  hosted_invoice_url: v.nullable(v.pipe(v.string(), v.check(isWebAddress, 'not a safe address'))),
})
export type Invoice = v.InferOutput<typeof Invoice>
