import type { StatName } from '#src/domain/ranking/averages.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

/** What the results of a check have in common. */
export const rankingStatWords = sentences('rankingStats', {
  title: 'Ranking Stats',
  lead: 'Averages of the results above, at the time of the check. Missing stats count as 0.',
  unknown: 'N/A',
  averages: {
    vq_score: 'Average VQ Score',
    duration: 'Average Duration',
    age: 'Average Age',
    likes: 'Average Likes',
    comments: 'Average Comments',
    collects: 'Average Collects',
    plays: 'Average Plays',
    shares: 'Average Shares',
  } as Record<StatName, string>,
  /** From how many of the results an average comes. */
  basis: (measured: number, of: number) =>
    measured === of && of > 1
      ? `from all ${counted(of, 'result')}`
      : `from ${measured} of ${counted(of, 'result')}`,
  charts: 'Stats by rank',
  chartTitles: {
    vq_score: 'VQ Score Trend',
    duration: 'Average Duration Trend (seconds)',
    likes: 'Likes',
    comments: 'Comments',
    collects: 'Collects',
    plays: 'Plays',
    shares: 'Shares',
  } as Record<Exclude<StatName, 'age'>, string>,
  average: 'Average',
  averageShort: (value: string) => `avg ${value}`,
  rank: 'Rank',
  atRank: (rank: number) => `Rank ${rank}`,
})
