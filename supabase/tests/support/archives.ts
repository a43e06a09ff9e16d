import { videos } from './tracking.ts'

export function archiveSlice(keyword = 'a') {
  const at = '2026-11-01T00:05:00Z'
  const [phrase, check] = [crypto.randomUUID(), crypto.randomUUID()]
  const head = { format: 'keytrail-archive', version: 1, exported_at: at }
  return {
    ...head,
    keyPhrases: [
      { id: phrase, keyword, country: 'gb', status: true, tags: [], competitors: [], created_at: at },
    ],
    checks: [
      {
        id: check,
        search_term: keyword,
        country: 'gb',
        origin: 'tracker',
        state: 'done',
        source: 'tiktok',
        keyword_id: phrase,
        pages_done: 1,
        searched_at: at,
        search_ranking_results: videos(3).map((video) => ({ ...video, vq_score: 0 })),
      },
    ],
    keyPhraseChecks: [{ id: crypto.randomUUID(), keyword_id: phrase, search_id: check }],
    notes: [{ id: crypto.randomUUID(), keyword_id: phrase, day: '2026-11-01', note: 'n' }],
    alertRules: [{ id: crypto.randomUUID(), keyword_id: phrase, kind: 'lost', threshold: null }],
  }
}
