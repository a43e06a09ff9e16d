import { soundTable } from '#src/domain/sync/sound-rows.ts'
import { newId } from '#src/lib/ids.ts'
import { ada, keyPhrase, makers, phrase, time } from './made-rows.ts'
import { plans } from './plans.ts'
import { storedIdea, storedProfile } from './stored-rows.ts'

const owned = () => ({ id: newId(), user_id: ada, keyword_id: phrase })

export const rowOfEach = {
  profile: () =>
    storedProfile({
      ...{ id: ada, first_name: 'Ada', subscription_level: 'pro', own_accounts: ['ada'] },
      ...{ created_at: time(0), changed_at: time(0) },
      brand_words: { names: ['acme'], country: 'gb', unwelcome: ['scam'] },
    }),
  plans: () => plans.pro,
  usage: () => ({ user_id: ada, used: 1, allowance: 3, period_start: time(0), resets_at: time(9) }),
  searches: () => makers.searches(1),
  checks: () => makers.checks(1),
  keyPhrases: () => ({ ...keyPhrase, id: newId() }),
  keyPhraseChecks: () => makers.keyPhraseChecks(1),
  notes: () => ({ ...owned(), day: '2026-11-03', note: 'A new hook' }),
  ideas: () =>
    storedIdea({
      ...{ id: newId(), user_id: ada, phrase: 'latte', title: 'Iced latte', target_date: '2026-12-01' },
      ...{ stage: 'published', goal: 10, account_name: 'ada', video_id: '7301234567890123456' },
      ...{ published_on: '2026-11-20', recipe: { videos: 10 }, created_at: time(1), changed_at: time(1) },
    }),
  alertRules: () => ({ ...owned(), kind: 'moves_up', threshold: 3 }),
  alerts: () => ({
    ...{ ...owned(), search_id: newId(), kind: 'moves_up', threshold: 3, position: 2, previous_position: 9 },
    ...{ results: 30, word: null, created_at: time(2), read_at: null },
  }),
  reportLinks: () => ({
    ...{ id: newId(), user_id: ada, title: 'Oat latte', reads: 2, created_at: time(2), expires_at: time(9) },
  }),
  alertSettings: () => ({
    ...{ user_id: ada, push: false, quiet_from: null, quiet_until: null, time_zone: 'Europe/London' },
    ...{ daily_push: false, daily_mail: false, weekly_mail: false, language: null },
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

export const damagedValues: readonly unknown[] = [
  ...[null, '', 'x', '2026-13-45', 7, Number.NaN, true, {}, [], [7], [null], new Date(0)],
]

/** Returns damaged forms of the row: with one damaged or missing column, or with only its key. */
export function damagedForms(
  table: keyof typeof rowOfEach,
  row: Record<string, unknown>,
  keyPath = 'id',
): Record<string, unknown>[] {
  const columns = Object.keys(row).filter((column) => column !== keyPath)
  const { [keyPath]: key } = row
  const forms = columns.flatMap((column) => {
    const { [column]: _, ...lacking } = row
    return [lacking, ...damagedValues.map((value) => ({ ...row, [column]: value }))]
  })
  return [...forms, { [keyPath]: key }].filter((form) => !soundTable(table)?.isSound(form))
}
