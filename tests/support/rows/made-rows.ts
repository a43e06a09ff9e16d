import type { NewKeyPhrase } from '#src/domain/sync/changes.ts'
import type { PulledRows } from '#src/domain/sync/pulled.ts'
import { newId } from '#src/lib/ids.ts'
import { rankingRow } from './ranking-row.ts'
import { storedCheck, storedKeyPhrase, storedProfile, storedSearch } from './stored-rows.ts'
import { checkOn } from './tracked-checks.ts'

export const { id: ada } = storedProfile()
export const bob = '0b0b0b0b-0000-4000-8000-000000000002'
export const phrase = '0a0a0a0a-0000-4000-8000-000000000007'

export const makeId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export const time = (n: number) => new Date(Date.UTC(2026, 10, 1) + n * 60_000).toISOString()

export const makers = {
  searches: (n: number) =>
    storedSearch({
      ...{ id: newId(), user_id: ada, search_term: `phrase ${n}`, searched_at: time(n), changed_at: time(n) },
      search_results: [{ position: 1, word: `word ${n}`, group_id: 'g' }],
    }),
  checks: (n: number) =>
    storedCheck({
      ...{ id: newId(), user_id: ada, search_term: `phrase ${n}`, searched_at: time(n), changed_at: time(n) },
      search_ranking_results: [rankingRow({ username: `creator ${n}` })],
    }),
  keyPhraseChecks: (n: number) => ({
    ...checkOn(1, 1 + (n % 9)),
    ...{ id: newId(), user_id: ada, keyword_id: phrase, search_id: newId(), results: 12 },
    ...{ checked_at: time(n), changed_at: time(n) },
  }),
} satisfies Partial<Record<keyof PulledRows, (n: number) => object>>

export type Made = keyof typeof makers
export const madeTables = Object.keys(makers) as Made[]

export function addedKeyPhrase(): NewKeyPhrase {
  const { keyword, country, status, account_name, video_id, tags } = keyPhrase
  return { id: newId(), keyword, country, status, account_name, video_id, tags, created_at: time(1) }
}

export const keyPhrase = storedKeyPhrase({
  ...{ id: phrase, user_id: ada, keyword: 'latte', account_name: null },
  ...{ created_at: time(0), changed_at: time(0) },
})
