import type { ownerOf } from '#src/domain/tracking/yours.ts'

export type RankingTone = NonNullable<ReturnType<typeof ownerOf>>

export const grounds: Record<RankingTone, { row: string; bar: string }> = {
  video: { row: 'bg-good-wash', bar: 'bg-good-wash text-good' },
  account: { row: 'bg-warning-wash', bar: 'bg-warning-wash text-warning' },
}
