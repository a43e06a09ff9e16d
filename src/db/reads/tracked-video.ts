import { type Tracked, trackedResult } from '#src/domain/tracking/positions.ts'
import { database } from '../core/open.ts'

/** The description of the video behind a key phrase's position in a check; null if unknown here. */
export async function readTrackedDescription(checkId: string, tracked: Tracked): Promise<string | null> {
  const check = await database().checks.get(checkId)
  return trackedResult(check?.search_ranking_results ?? [], tracked)?.full_description || null
}
