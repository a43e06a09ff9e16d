import * as v from 'valibot'
import { countryCodes } from './countries.ts'

// The shapes of the rows as they cross a border. Rows keep the database's snake_case end to end.

const subscriptionLevels = ['free', 'premium', 'pro'] as const
const searchTypes = ['basic', 'autocomplete', 'search_results_check'] as const
const searchStates = ['pending', 'done', 'failed'] as const

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
  subscription_level: v.picklist(subscriptionLevels),
  marketing_consent: v.boolean(),
  created_at: Timestamp,
  changed_at: Timestamp,
})
export type ProfileRow = v.InferOutput<typeof ProfileRow>
export type SubscriptionLevel = ProfileRow['subscription_level']

export const PlanRow = v.object({
  level: v.picklist(subscriptionLevels),
  rank: v.number(),
  monthly_price_pence: v.number(),
  monthly_credits: v.number(),
  active_key_phrases: v.number(),
  /** null: all pages. */
  pages_per_check: v.nullable(v.number()),
  countries: v.array(v.picklist(countryCodes)),
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
  search_type: v.picklist(searchTypes),
  country: v.picklist(countryCodes),
  state: v.picklist(searchStates),
  failure_code: v.nullable(v.string()),
  source: v.nullable(v.picklist(['tiktok', 'sample'])),
  searched_at: Timestamp,
  changed_at: Timestamp,
  search_results: v.array(SearchResultRow),
})
export type SearchRow = v.InferOutput<typeof SearchRow>
export type SearchType = SearchRow['search_type']
