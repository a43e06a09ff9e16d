import { newId } from '#src/lib/ids.ts'
import { ada, keyPhrase, makers, phrase, time } from './made-rows.ts'
import { plans } from './plans.ts'
import { rankingRow } from './ranking-row.ts'

const owned = () => ({ id: newId(), user_id: ada, keyword_id: phrase })

/** A new row of each mirrored table, with every column. */
export const rowOfEach = {
  profile: () => ({
    ...{ id: ada, first_name: 'Ada', last_name: null, email: 'ada@example.com', subscription_level: 'pro' },
    ...{ marketing_consent: false, created_at: time(0), changed_at: time(0) },
  }),
  plans: () => plans.pro,
  usage: () => ({ user_id: ada, used: 1, allowance: 3, period_start: time(0), resets_at: time(9) }),
  searches: () => makers.searches(1),
  checks: () => ({ ...makers.checks(1), search_ranking_results: [rankingRow()] }),
  keyPhrases: () => ({ ...keyPhrase, id: newId() }),
  keyPhraseChecks: () => makers.keyPhraseChecks(1),
  notes: () => ({ ...owned(), day: '2026-11-03', note: 'A new hook' }),
  alertRules: () => ({ ...owned(), kind: 'moves_up', threshold: 3 }),
  alerts: () => ({
    ...{ ...owned(), search_id: newId(), kind: 'moves_up', threshold: 3, position: 2, previous_position: 9 },
    ...{ results: 30, created_at: time(2), read_at: null },
  }),
  alertSettings: () => ({
    ...{ user_id: ada, push: false, quiet_from: null, quiet_until: null, time_zone: 'Europe/London' },
    ...{ daily_push: false, daily_mail: false, language: null },
  }),
  subscription: () => ({
    ...{
      user_id: ada,
      subscription_status: 'active',
      payment_method_brand: null,
      payment_method_last4: null,
    },
    ...{ current_period_start: 1, current_period_end: 2, cancel_at_period_end: false, test_mode: true },
  }),
}

/** Values that hardly any column may have. */
export const damagedValues: readonly unknown[] = [
  ...[null, '', 'x', '2026-13-45', 7, Number.NaN, true, {}, [], [7], [null], new Date(0)],
]
