import type { PulledRows } from '#src/domain/sync/pulled.ts'
import { newId } from '#src/lib/ids.ts'
import { rankingRow } from './ranking-row.ts'

export const ada = '0a0a0a0a-0000-4000-8000-000000000001'
export const phrase = '0a0a0a0a-0000-4000-8000-000000000007'

export const time = (n: number) => new Date(Date.UTC(2026, 10, 1) + n * 60_000).toISOString()

export const makers = {
  searches: (n: number) => ({
    ...{
      id: newId(),
      user_id: ada,
      search_term: `phrase ${n}`,
      search_type: 'basic',
      country: 'gb',
      origin: 'user',
    },
    ...{ state: 'done', failure_code: null, source: 'tiktok', searched_at: time(n), changed_at: time(n) },
    search_results: [{ position: 1, word: `word ${n}`, group_id: 'g' }],
  }),
  checks: (n: number) => ({
    ...{ id: newId(), user_id: ada, search_term: `phrase ${n}`, country: 'gb', origin: 'user' },
    ...{ state: 'done', failure_code: null, source: 'tiktok', keyword_id: null, pages_done: 1 },
    ...{ next_cursor: null, searched_at: time(n), changed_at: time(n) },
    search_ranking_results: [rankingRow({ username: `creator ${n}` })],
  }),
  keyPhraseChecks: (n: number) => ({
    ...{
      id: newId(),
      user_id: ada,
      keyword_id: phrase,
      search_id: newId(),
      origin: 'tracker',
      state: 'done',
    },
    ...{ failure_code: null, position: 1 + (n % 9), results: 12, source: 'tiktok' },
    ...{ checked_at: time(n), changed_at: time(n) },
  }),
} satisfies Partial<Record<keyof PulledRows, (n: number) => object>>
export type Made = keyof typeof makers
export const madeTables = Object.keys(makers) as Made[]

export function addedKeyPhrase(created_at = time(1)) {
  const { keyword, country, status, account_name, video_id, tags } = keyPhrase
  return { id: newId(), keyword, country, status, account_name, video_id, tags, created_at } as never
}

export const keyPhrase = {
  ...{ id: phrase, user_id: ada, keyword: 'latte', country: 'gb', status: true, account_name: null },
  ...{ video_id: null, tags: [], competitors: [], paused_by_plan: false },
  ...{ created_at: time(0), changed_at: time(0) },
}
