import { readChecks, readInGroups } from '#src/db/reads/checks.ts'
import { listKeyPhraseChecks } from '#src/db/reads/key-phrases.ts'
import { findRisers } from '#src/domain/insight/risers.ts'
import { leastVideos } from '#src/domain/insight/video-figures.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import type { NewsEvent } from '#src/domain/tracking/news.ts'

const monthMs = 30 * 24 * 60 * 60 * 1000

/** Whether enough videos have risen since a month before the event to compare them with the others. */
export async function hasRisers({ item, later }: NewsEvent): Promise<boolean> {
  const since = new Date(Date.parse(later.checked_at) - monthMs).toISOString()
  const points = await listKeyPhraseChecks(item.row.id, since)
  const ids = points.filter(({ state }) => state === 'done').map(({ search_id }) => search_id)
  const checks: CheckRow[] = []
  for await (const some of readInGroups(ids, readChecks)) checks.push(...some)
  return findRisers(checks).risers.length >= leastVideos
}
