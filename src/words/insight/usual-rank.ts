import type { UsualRank } from '#src/domain/insight/usual-rank.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const usualRankWords = sentences('usualRank', {
  howItIsMeasured: 'How it is measured',
  needs: (checks: number) => `Usual range: needs ${counted(checks, 'more check')}`,
  movement: { usual: 'Usual movement', better: 'Unusually good', worse: 'Unusually bad' },
  newLevel: { better: 'A new level, better than usual', worse: 'A new level, worse than usual' },
  /** Movement inside the usual range that adds up over three weeks. */
  slow: (movement: string, places: number, isBetter: boolean) =>
    `${movement}, but ${isBetter ? 'up' : 'down'} ${counted(places, 'place')} in three weeks`,
  outside: (top: number) => `outside the top ${top}`,
  always: (rank: string) => `Usually ${rank}`,
  range: (from: string, to: string, median: string) => `Usually ${from} to ${to}, median ${median}`,
  found: (found: number, checks: number) => `found in ${found} of ${counted(checks, 'check')}`,
  band: (range: string) => `usual ${range}`,
  column: 'Usual range',
  unknown: 'usual range unknown',
  openRange: (from: number) => `${from} or lower`,
})

/** "Usually 4 to 11, median 6", "Usually 4 to outside the top 36, median 30". */
export function usualRangeText({ from, median, to, depth }: UsualRank): string {
  const text = (rank: number | null) => (rank === null ? usualRankWords.outside(depth) : String(rank))
  return from === to
    ? usualRankWords.always(text(from))
    : usualRankWords.range(text(from), text(to), text(median))
}

/** "Usual movement, but down 9 places in three weeks", "A new level, worse than usual". */
export function movementText({ is, isNewLevel }: UsualRank, slow: number): string {
  if (is === 'usual' && slow !== 0)
    return usualRankWords.slow(usualRankWords.movement.usual, Math.abs(slow), slow > 0)
  return isNewLevel && is !== 'usual' ? usualRankWords.newLevel[is] : usualRankWords.movement[is]
}
