// What the results of a check have in common. Derived; each figure says from how many of them.
import type { RankingRow } from './rows.ts'

const statNames = ['vq_score', 'duration', 'age', 'likes', 'comments', 'collects', 'plays', 'shares'] as const
export type StatName = (typeof statNames)[number]

export interface Average {
  stat: StatName
  /** A stat that is missing counts as 0 (spec, section 5); 0 for no results. */
  value: number
  /** How many of the results had the stat. */
  measured: number
  of: number
}

type Column = {
  [Name in keyof RankingRow]: RankingRow[Name] extends number | null ? Name : never
}[keyof RankingRow]

const columns: Record<Exclude<StatName, 'age'>, Column> = {
  vq_score: 'vq_score',
  duration: 'duration',
  likes: 'digg_count',
  comments: 'comment_count',
  collects: 'collect_count',
  plays: 'play_count',
  shares: 'share_count',
}

/** A stat of one result; null when TikTok gave none. The age is in seconds, at the time of the check. */
export function statOf(result: RankingRow, stat: StatName, checkedAt: Date): number | null {
  if (stat !== 'age') return result[columns[stat]]
  if (result.create_time === null) return null
  return Math.max(0, checkedAt.getTime() / 1000 - result.create_time)
}

/** The eight averages of a check that was made at this time. */
export function averagesOf(results: readonly RankingRow[], checkedAt: Date): Average[] {
  return statNames.map((stat) => {
    const found = results.map((result) => statOf(result, stat, checkedAt)).filter((value) => value !== null)
    const sum = found.reduce((total, value) => total + value, 0)
    return {
      stat,
      value: results.length === 0 ? 0 : sum / results.length,
      measured: found.length,
      of: results.length,
    }
  })
}
