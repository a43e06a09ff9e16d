import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { type Yours, yourRanks } from '#src/domain/tracking/yours.ts'
import { lists, plural } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

export const ownResultWords = sentences('ownResults', {
  video: 'Your video',
  account: 'Your account',
  /** `ranks`: "8 and 12". */
  at: (ranks: string, videos: number) => `${plural(videos, 'Yours is', 'Yours are')} at ${ranks}.`,
  more: (videos: number) => `${videos} more`,
  none: (videos: number) => `None of yours in the first ${videos}.`,
})

/** How many ranks are listed if there are too many to list them all. */
const named = 3

/** "Yours is at 8." */
export function yourText(results: readonly RankingRow[], yours: Yours): string {
  const ranks = yourRanks(results, yours)
  if (ranks.length === 0) return ownResultWords.none(results.length)
  const told =
    ranks.length <= named + 1
      ? ranks.map(String)
      : [...ranks.slice(0, named).map(String), ownResultWords.more(ranks.length - named)]
  return ownResultWords.at(lists().format(told), ranks.length)
}
