import type { PlanRow } from '#src/domain/account/rows.ts'

const countries: PlanRow['countries'] = ['gb', 'us', 'ca', 'au', 'de', 'fr']
const modes = ['basic', 'single', 'multiple', 'keystroke']

export const plans = {
  free: {
    level: 'free',
    rank: 0,
    monthly_price_pence: 0,
    monthly_credits: 3,
    active_key_phrases: 0,
    ideas: 20,
    pages_per_check: 1,
    own_accounts: 1,
    brand_words: 0,
    countries: ['gb'],
    modes: ['basic'],
    api_scopes: [],
  },
  premium: {
    level: 'premium',
    rank: 1,
    monthly_price_pence: 2999,
    monthly_credits: 500,
    active_key_phrases: 10,
    ideas: 500,
    pages_per_check: null,
    own_accounts: 5,
    brand_words: 1,
    countries,
    modes,
    api_scopes: ['read', 'track'],
  },
  pro: {
    level: 'pro',
    rank: 2,
    monthly_price_pence: 9999,
    monthly_credits: 2000,
    active_key_phrases: 50,
    ideas: 500,
    pages_per_check: null,
    own_accounts: 5,
    brand_words: 5,
    countries,
    modes,
    api_scopes: ['read', 'track', 'spend'],
  },
} as const satisfies Record<string, PlanRow>
