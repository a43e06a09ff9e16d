import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { now } from '#src/lib/clock.ts'
import { databaseOf } from '../core/open.ts'
import { noteUnread } from '../mirror/pulled-rows.ts'
import { whole } from '../mirror/whole-records.ts'
import { keeping, writeTables } from '../space/disk-quota.ts'

export const withoutPages = {
  origin: 'user',
  keyword_id: null,
  source: null,
  pages_done: 0,
  next_cursor: null,
  search_ranking_results: [],
} satisfies Partial<CheckRow>

/** `page` counts from 1. */
export type StoredCheckPage = Pick<
  CheckRow,
  'id' | 'user_id' | 'search_term' | 'country' | 'next_cursor' | 'source' | 'search_ranking_results'
> & { page: number } & Partial<Pick<CheckRow, 'keyword_id'>>

/** Ignores a page that is already stored or follows a missing page. Throws NotKept. */
export async function storeCheckPage({ page, ...answer }: StoredCheckPage): Promise<void> {
  const db = databaseOf(answer.user_id)
  const time = now().toISOString()
  await keeping('ranking', () =>
    db.transaction('rw', db.checks, db.$unread, async () => {
      const known = await db.checks.get(answer.id)
      // A head has no pages on this device, even if the server has some.
      const here = whole('checks', known)
      if ((here?.pages_done ?? 0) !== page - 1) return
      const stored = here?.search_ranking_results ?? []
      const ranks = new Set(stored.map(({ rank }) => rank))
      await noteUnread([{ keyword_id: null, ...known, ...answer }])
      await db.checks.put({
        ...withoutPages,
        searched_at: time,
        ...known,
        ...answer,
        state: 'done',
        failure_code: null,
        pages_done: page,
        changed_at: time,
        search_ranking_results: [
          ...stored,
          ...answer.search_ranking_results.filter(({ rank }) => !ranks.has(rank)),
        ],
      })
    }),
  )
}

/** Leaves a settled check unchanged. Throws StorageFull. */
export async function storeCheckFailure(
  check: Pick<CheckRow, 'id' | 'user_id' | 'search_term' | 'country'>,
  failure_code: string,
): Promise<void> {
  const db = databaseOf(check.user_id)
  const time = now().toISOString()
  await writeTables([db.checks], async () => {
    const known = await db.checks.get(check.id)
    if (known && known.state !== 'pending') return
    await db.checks.put({
      ...withoutPages,
      searched_at: time,
      ...known,
      ...check,
      state: 'failed',
      failure_code,
      changed_at: time,
    })
  })
}
