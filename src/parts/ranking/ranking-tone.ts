import type { RankingRow } from '#src/domain/ranking/rows.ts'
import {
  isTrackedAccount,
  isTrackedVideo,
  type Tracked,
  trackedResult,
} from '#src/domain/tracking/positions.ts'

/** The owner of a result: the tracked video, or the tracked account with another video. */
export type RankingTone = 'video' | 'account'

/** The tracked owner of this result, or null. */
export function toneOf(row: RankingRow, tracked: readonly Tracked[]): RankingTone | null {
  if (tracked.some((one) => isTrackedVideo(row.video_url, one))) return 'video'
  return tracked.some((one) => isTrackedAccount(row.username, one)) ? 'account' : null
}

/** The best ranked tracked result, or null. */
export function ownResult(rows: readonly RankingRow[], tracked: readonly Tracked[]): RankingRow | null {
  const found = tracked.flatMap((one) => trackedResult(rows, one) ?? [])
  return found.reduce<RankingRow | null>((best, row) => (best && best.rank <= row.rank ? best : row), null)
}

/** The background of a row, and of the bar about it. */
export const grounds: Record<RankingTone, { row: string; bar: string }> = {
  video: { row: 'bg-good-wash', bar: 'bg-good-wash text-good' },
  account: { row: 'bg-warning-wash', bar: 'bg-warning-wash text-warning' },
}
