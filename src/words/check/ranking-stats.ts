import type { StatName } from '#src/domain/ranking/averages.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const rankingStatWords = sentences('rankingStats', {
  title: 'Ranking Stats',
  lead: (results: number) =>
    `Averages of the ${counted(results, 'result')} above, at the time of the check. Missing stats count as 0.`,
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
  /** How many results an average covers, if not all. */
  basis: (measured: number, of: number) => `from ${measured} of ${counted(of, 'result')}`,
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
  /** The visible titles. Screen readers and the picture use `chartTitles` instead. */
  byRank: {
    vq_score: 'VQ score by rank',
    duration: 'Duration by rank',
    likes: 'Likes by rank',
    comments: 'Comments by rank',
    collects: 'Collects by rank',
    plays: 'Plays by rank',
    shares: 'Shares by rank',
  } as Record<Exclude<StatName, 'age'>, string>,
  logOf: (title: string) => `${title}, log`,
  log: 'Log scale',
  enlarge: (title: string) => `Enlarge ${title}`,
  yours: (value: string) => `yours ${value}`,
  yourVideo: 'Your video',
  against: {
    above: (own: string, median: string) => `yours ${own}, above the median ${median}`,
    below: (own: string, median: string) => `yours ${own}, below the median ${median}`,
    at: (own: string, median: string) => `yours ${own}, at the median ${median}`,
  },
  median: (value: string) => `median ${value}`,
  measured: {
    scored: (measured: number, of: number) => `${measured} of ${of} were scored`,
    known: (measured: number, of: number) => `${measured} of ${of} are known`,
  },
  average: 'Average',
  averageShort: (value: string) => `avg ${value}`,
  rank: 'Rank',
  atRank: (rank: number) => `Rank ${rank}`,
})
