import * as v from 'valibot'
import { isWebAddress } from '../../lib/safe-url.ts'
import { countryCodes } from '../countries.ts'
import { oneOfOrNew, Timestamp, Uuid } from '../row-values.ts'

const subscriptionLevels = ['free', 'premium', 'pro'] as const

export const ProfileRow = v.object({
  id: Uuid,
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  email: v.string(),
  subscription_level: oneOfOrNew(subscriptionLevels),
  marketing_consent: v.boolean(),
  /** Without @ and in lower case; null if the user has not been asked yet. */
  own_accounts: v.nullable(v.array(v.string())),
  brand_words: v.nullable(
    v.object({
      names: v.array(v.string()),
      country: oneOfOrNew(countryCodes),
      unwelcome: v.array(v.string()),
    }),
  ),
  created_at: Timestamp,
  changed_at: Timestamp,
})
export type ProfileRow = v.InferOutput<typeof ProfileRow>
export type BrandWords = NonNullable<ProfileRow['brand_words']>
export type SubscriptionLevel = ProfileRow['subscription_level']

export const PlanRow = v.object({
  level: oneOfOrNew(subscriptionLevels),
  rank: v.number(),
  monthly_price_pence: v.number(),
  monthly_credits: v.number(),
  active_key_phrases: v.number(),
  ideas: v.number(),
  /** null if unlimited. */
  pages_per_check: v.nullable(v.number()),
  own_accounts: v.number(),
  brand_words: v.number(),
  countries: v.array(oneOfOrNew(countryCodes)),
  modes: v.array(v.string()),
  api_scopes: v.array(v.string()),
})
export type PlanRow = v.InferOutput<typeof PlanRow>

export const Usage = v.object({
  used: v.number(),
  allowance: v.number(),
  period_start: Timestamp,
  resets_at: Timestamp,
})
export type Usage = v.InferOutput<typeof Usage>

/** Times are in epoch seconds. */
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

/** `created` is in epoch seconds. */
export const Invoice = v.object({
  id: v.string(),
  number: v.nullable(v.string()),
  created: v.number(),
  hosted_invoice_url: v.nullable(v.pipe(v.string(), v.check(isWebAddress, 'not a safe address'))),
})
export type Invoice = v.InferOutput<typeof Invoice>

export const ReportLinkRow = v.object({
  id: Uuid,
  user_id: Uuid,
  title: v.string(),
  reads: v.number(),
  created_at: Timestamp,
  expires_at: Timestamp,
})
export type ReportLinkRow = v.InferOutput<typeof ReportLinkRow>
