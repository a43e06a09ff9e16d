import type { RankingRow } from './rows.ts'

const statNames = ['vq_score', 'duration', 'age', 'likes', 'comments', 'collects', 'plays', 'shares'] as const
export type StatName = (typeof statNames)[number]

export interface Average {
  stat: StatName
  /** The mean of all results, in which a missing stat counts as 0. */
  value: number
  measured: number
  of: number
}

const columns = {
  vq_score: 'vq_score',
  duration: 'duration',
  likes: 'digg_count',
  comments: 'comment_count',
  collects: 'collect_count',
  plays: 'play_count',
  shares: 'share_count',
} as const satisfies Record<Exclude<StatName, 'age'>, keyof RankingRow>

/** Returns null if TikTok sent no value. The age is in seconds. */
export function statValue(result: RankingRow, stat: StatName, checkedAt: Date): number | null {
  if (stat !== 'age') return result[columns[stat]]
  if (result.create_time === null) return null
  return Math.max(0, checkedAt.getTime() / 1000 - result.create_time)
}

export function computeAverages(results: readonly RankingRow[], checkedAt: Date): Average[] {
  return statNames.map((stat) => {
    const found = results
      .map((result) => statValue(result, stat, checkedAt))
      .filter((value) => value !== null)
    const sum = found.reduce((total, value) => total + value, 0)
    return {
      stat,
      value: results.length === 0 ? 0 : sum / results.length,
      measured: found.length,
      of: results.length,
    }
  })
}
