import type { TestDatabase } from './test-database.ts'
import { literal, type Row, videos } from './tracking.ts'

/** A check as an archive contains it. */
export const archivedCheck = (more: Row = {}): Row => ({
  id: crypto.randomUUID(),
  search_term: 'a',
  search_type: 'search_results_check',
  country: 'gb',
  origin: 'user',
  state: 'done',
  source: 'tiktok',
  pages_done: 1,
  searched_at: '2026-11-01T10:00:00Z',
  search_ranking_results: videos(3),
  ...more,
})

/** Imports a slice with these parts as `user`. */
export async function importSlice(
  database: TestDatabase,
  user: string,
  parts: { keyPhrases?: Row[]; checks?: Row[] },
  { importId = crypto.randomUUID() as string, last = true } = {},
): Promise<void> {
  const slice = { format: 'keytrail-archive', version: 1, exported_at: '2026-11-20T10:00:00Z', ...parts }
  await database.commitAsUser(
    user,
    `select public.import_archive('${importId}', ${literal(JSON.stringify(slice))}::jsonb, ${last})`,
  )
}
