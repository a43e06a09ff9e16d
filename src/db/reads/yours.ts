import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { type Yours, yourBest } from '#src/domain/tracking/yours.ts'
import { readChecks } from './checks.ts'
import { listIdeas } from './ideas.ts'
import { listKeyPhrasesOf } from './key-phrases.ts'
import { readOwnAccounts } from './profile.ts'

export async function readYours(
  check: Pick<CheckRow, 'keyword_id' | 'search_term' | 'country'>,
): Promise<Yours> {
  const [phrases, ideas, accounts] = await Promise.all([
    listKeyPhrasesOf(check),
    listIdeas(),
    readOwnAccounts(),
  ])
  // The videos of ideas count as tracked. Their accounts do not, because they may belong to other people.
  const saved = ideas.flatMap(({ video_id }) => video_id ?? [])
  return { tracked: [...phrases, ...saved.map((video_id) => ({ account_name: null, video_id }))], accounts }
}

/** Returns null if no result is the user's, or the check is not on this device. */
export async function readOwnRank(id: string): Promise<number | null> {
  const [check] = await readChecks([id])
  return check ? (yourBest(check.search_ranking_results, await readYours(check))?.rank ?? null) : null
}
