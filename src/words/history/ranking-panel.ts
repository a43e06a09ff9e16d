import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const rankingPanelWords = sentences('rankingPanel', {
  results: 'Ranking Results',
  follow: (account: string) => ({ before: 'Follow ', account: `@${account}`, after: '' }),
  /** Completes an export's label: "Export CSV: ranking results". */
  exported: 'ranking results',
  measured: (results: number, time: string) => `${counted(results, 'result')}, measured on ${time}`,
  legend: 'Legend',
  isVideo: 'matches your video ID',
  isAccount: 'posted by your account',
  caption: (phrase: string) => `Ranking results for ${phrase}`,
})
