import { trackedResult } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import type { StandingPoint } from '#src/domain/tracking/standing.ts'
import { database } from '../core/open.ts'
import { listKeyPhraseChecks } from './key-phrases.ts'

export interface TrackedVideo {
  caption: string
  cover: string | null
}

// Cached, because rows mount again while the user scrolls. Later pages of a check only add lower ranks.
const known = new Map<string, TrackedVideo>()

/** Returns the video at the newest known position; null if there is none or this device lacks its check. */
export async function readTrackedVideo(
  { id, account_name, video_id }: KeyPhraseRow,
  current: StandingPoint | null,
): Promise<TrackedVideo | null> {
  const isFound = current === null || current.position !== null
  const found = isFound
    ? current
    : (await listKeyPhraseChecks(id)).findLast(({ position }) => position !== null)
  if (!found) return null
  const key = JSON.stringify([found.search_id, account_name, video_id])
  const kept = known.get(key)
  if (kept) return kept
  const check = await database().checks.get(found.search_id)
  const result = trackedResult(check?.search_ranking_results ?? [], { account_name, video_id })
  if (!result) return null
  const video = { caption: result.full_description, cover: result.dynamic_cover }
  known.set(key, video)
  return video
}
