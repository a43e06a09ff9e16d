import type { ownerOf } from '#src/domain/tracking/yours.ts'

/** Whether a result is the tracked video or another result of the user. */
export type RankingTone = NonNullable<ReturnType<typeof ownerOf>>

/** The background classes of a row and of the bar with its rank. */
export const grounds: Record<RankingTone, { row: string; bar: string }> = {
  video: { row: 'bg-good-wash', bar: 'bg-good-wash text-good' },
  account: { row: 'bg-warning-wash', bar: 'bg-warning-wash text-warning' },
}
