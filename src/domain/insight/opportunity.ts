// Looks for four signs that a phrase has room for another video.
import { dayMs } from '../../lib/calendar-days.ts'
import { videoKey } from '../ranking/comparison.ts'
import type { CheckRow } from '../ranking/rows.ts'
import { leastSigns, type Verdict, verdicts } from '../tracking/standing.ts'
import { figureLines, firstVideoCount, firstVideos, leastVideos, traitLines } from './video-figures.ts'

const oldDays = 90
const leastSmall = 3
const leastNew = 3
/** If the checks are further apart, the number of new videos is unknown. */
const maxDaysApart = 14
export type SignName = 'fewHavePhrase' | 'old' | 'smallAccounts' | 'newVideos'

export interface Sign {
  name: SignName
  holds: boolean | null
  /** A number of videos, or the median age in seconds; null if unknown. */
  figure: number | null
  of: number
}

export type Opportunity = NonNullable<ReturnType<typeof findOpportunity>>

type Check = Pick<CheckRow, 'search_ranking_results' | 'searched_at'>

/**
 * Returns null if the check has fewer than ten videos. The verdict is null if too few signs are known.
 * `previous` is the completed check before `check`.
 */
export function findOpportunity(check: Check & Pick<CheckRow, 'search_term'>, previous: Check | null) {
  const videos = firstVideos(check)
  if (videos.length < firstVideoCount) return null
  const traits = new Map(traitLines(videos, check.search_term).map((line) => [line.name, line]))
  const having = traits.get('phrase')?.having ?? 0
  const small = traits.get('small') ?? { having: 0, of: 0 }
  const age = figureLines(videos).find(({ name }) => name === 'age')
  const median = age?.middle?.median ?? null
  const fresh = newVideos(check, previous)
  const signs: Sign[] = [
    { name: 'fewHavePhrase', holds: 2 * having < videos.length, figure: having, of: videos.length },
    {
      name: 'old',
      holds: median === null ? null : median > (oldDays * dayMs) / 1000,
      figure: median,
      of: age?.measured ?? 0,
    },
    {
      name: 'smallAccounts',
      holds: atLeast(small.having, videos.length - small.of, leastSmall),
      figure: small.of < leastVideos ? null : small.having,
      of: small.of,
    },
    { name: 'newVideos', holds: fresh === null ? null : fresh >= leastNew, figure: fresh, of: videos.length },
  ]
  const known = signs.filter(({ holds }) => holds !== null).length
  const holding = signs.filter(({ holds }) => holds).length
  const verdict: Verdict | null = known < leastSigns ? null : (verdicts[holding] ?? null)
  return { signs, known, holding, verdict }
}

function atLeast(count: number, unknown: number, least: number): boolean | null {
  if (count >= least) return true
  return count + unknown >= least ? null : false
}

function newVideos(check: Check, previous: Check | null): number | null {
  if (!previous) return null
  const apartMs = Date.parse(check.searched_at) - Date.parse(previous.searched_at)
  const before = new Set(firstVideos(previous).map(({ row }) => videoKey(row)))
  if (apartMs > maxDaysApart * dayMs || before.size < firstVideoCount) return null
  return firstVideos(check).filter(({ row }) => !before.has(videoKey(row))).length
}
