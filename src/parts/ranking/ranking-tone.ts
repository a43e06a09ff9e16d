import type { RankingRow } from '#src/domain/ranking/rows.ts'
import {
  isTrackedAccount,
  isTrackedVideo,
  type Tracked,
  trackedResult,
} from '#src/domain/tracking/positions.ts'

/** Whose a result is: the tracked video's, or another one of the tracked account's. */
export type RankingTone = 'video' | 'account'

/** Whose this result is, of those that are tracked; null for anybody else's. */
export function toneOf(row: RankingRow, tracked: readonly Tracked[]): RankingTone | null {
  if (tracked.some((one) => isTrackedVideo(row.video_url, one))) return 'video'
  return tracked.some((one) => isTrackedAccount(row.username, one)) ? 'account' : null
}

/** The best placed result of what is tracked; null when it is not among these. */
export function ownResult(rows: readonly RankingRow[], tracked: readonly Tracked[]): RankingRow | null {
  const found = tracked.flatMap((one) => trackedResult(rows, one) ?? [])
  return found.reduce<RankingRow | null>((best, row) => (best && best.rank <= row.rank ? best : row), null)
}

/** The ground of a row, and of the bar that speaks of it. */
export const grounds: Record<RankingTone, { row: string; bar: string }> = {
  video: { row: 'bg-good-wash', bar: 'bg-good-wash text-good' },
  account: { row: 'bg-warning-wash', bar: 'bg-warning-wash text-warning' },
}
