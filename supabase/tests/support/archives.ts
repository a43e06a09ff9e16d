import { archiveHead, type Row, videos } from './tracking.ts'

const at = '2026-11-01T00:05:00Z'

export const archivedPhrase = (values: Row = {}): Row => ({
  id: crypto.randomUUID(),
  keyword: `phrase ${crypto.randomUUID()}`,
  country: 'gb',
  status: true,
  tags: [],
  competitors: [],
  created_at: at,
  ...values,
})

export const archivedCheck = (values: Row = {}): Row => ({
  id: crypto.randomUUID(),
  search_term: 'a',
  country: 'gb',
  origin: 'user',
  state: 'done',
  source: 'tiktok',
  pages_done: 1,
  searched_at: at,
  search_ranking_results: videos(3),
  ...values,
})

export function archiveSlice(keyword = 'a') {
  const phrase = archivedPhrase({ keyword })
  const check = archivedCheck({ search_term: keyword, origin: 'tracker', keyword_id: phrase.id })
  const owned = () => ({ id: crypto.randomUUID(), keyword_id: phrase.id })
  return {
    ...archiveHead,
    keyPhrases: [phrase],
    checks: [check],
    keyPhraseChecks: [{ ...owned(), search_id: check.id }],
    notes: [{ ...owned(), day: '2026-11-01', note: 'n' }],
    alertRules: [{ ...owned(), kind: 'lost', threshold: null }],
  }
}
