import { sentences } from '#src/lib/translation.ts'

export const dailyHistoryWords = sentences('dailyHistory', {
  daysOf: (phrase: string, country: string) => `${phrase}, ${country}, day by day`,
  /** The texts from here to `failedOn` label a day for screen readers. */
  position: (day: string, position: number) => `${day}: position ${position}`,
  notInFirst: (day: string, results: number) => `${day}: not in first ${results}`,
  failedOn: (day: string, reason: string) => `${day}: check failed. ${reason}`,
  measured: (day: string, position: string) => `${day}: ${position}`,
  failedShort: 'failed',
  range: (from: string, until: string) => `${from} to ${until}`,
  earlier: 'Earlier days',
  later: 'Later days',
  shades: {
    top: '1–3',
    first: '4–10',
    second: '11–20',
    behind: '21 and more',
    out: 'Not found',
    failed: 'Failed',
  },
})
