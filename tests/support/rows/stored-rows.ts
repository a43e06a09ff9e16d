// Ada's rows as a device stores them: complete and from November 2026, unless a parameter overrides a column.
import type { ProfileRow, Usage } from '#src/domain/account/rows.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { SearchResultRow, SearchRow } from '#src/domain/search/rows.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'

const ada = { id: '0a0a0a0a-0000-4000-8000-000000000001', email: 'ada@example.com' }
const at = '2026-11-20T10:00:00.000Z'
const asked = { user_id: ada.id, search_term: 'matcha', country: 'gb', searched_at: at } as const
const done = { origin: 'user', source: 'tiktok', state: 'done', failure_code: null, changed_at: at } as const

export function storedProfile(row: Partial<ProfileRow> = {}): ProfileRow {
  return {
    ...ada,
    ...{ first_name: null, last_name: null, subscription_level: 'free', marketing_consent: false },
    ...{ own_accounts: null, brand_words: null, created_at: at, changed_at: at },
    ...row,
  }
}

export const creditsUsed = (used: number, allowance: number, resets_at = '2026-12-01T00:00:00Z'): Usage => ({
  ...{ used, allowance, resets_at, period_start: '2026-11-01T00:00:00Z' },
})

export function storedSearch(row: Partial<SearchRow> = {}): SearchRow {
  return { id: crypto.randomUUID(), ...asked, ...done, search_type: 'basic', search_results: [], ...row }
}

export function suggestions(...words: readonly string[]): SearchResultRow[] {
  return words.map((word, index) => ({ position: index + 1, word, group_id: 'en' }))
}

export function storedCheck(row: Partial<CheckRow> = {}): CheckRow {
  const page = { pages_done: 1, next_cursor: null, search_ranking_results: [] }
  return { id: crypto.randomUUID(), ...asked, ...done, keyword_id: null, ...page, ...row }
}

export function storedKeyPhrase(row: Partial<KeyPhraseRow> = {}): KeyPhraseRow {
  return {
    id: crypto.randomUUID(),
    user_id: ada.id,
    keyword: 'matcha',
    country: 'gb',
    status: true,
    account_name: 'ada',
    video_id: null,
    tags: [],
    competitors: [],
    paused_by_plan: false,
    created_at: at,
    changed_at: at,
    ...row,
  }
}

export function storedIdea(row: Partial<IdeaRow> = {}): IdeaRow {
  return {
    ...{ id: crypto.randomUUID(), user_id: ada.id, phrase: 'matcha', country: 'gb', title: null, note: null },
    ...{ target_date: null, stage: 'idea', goal: null, account_name: null, video_id: null },
    ...{ published_on: null, recipe: null, created_at: at, changed_at: at },
    ...row,
  }
}
