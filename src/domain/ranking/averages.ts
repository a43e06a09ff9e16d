import type { RankingRow } from './rows.ts'

/** In the order in which the averages are shown. The age is computed from `create_time`. */
const columns = {
  vq_score: 'vq_score',
  duration: 'duration',
  age: 'create_time',
  likes: 'digg_count',
  comments: 'comment_count',
  collects: 'collect_count',
  plays: 'play_count',
  shares: 'share_count',
} as const satisfies Record<string, keyof RankingRow>

export type StatName = keyof typeof columns
const statNames = Object.keys(columns) as StatName[]

export type Average = ReturnType<typeof computeAverages>[number]

/** Returns null if TikTok sent no value. The age is in seconds. */
export function statValue(result: RankingRow, stat: StatName, checkedAt: Date): number | null {
  const value = result[columns[stat]]
  return stat === 'age' && value !== null ? Math.max(0, checkedAt.getTime() / 1000 - value) : value
}

/** Each `value` is the mean over all results; a missing stat counts as 0. */
export function computeAverages(results: readonly RankingRow[], checkedAt: Date) {
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
