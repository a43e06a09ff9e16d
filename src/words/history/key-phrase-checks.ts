import { sentences } from '#src/lib/translation.ts'

export const keyPhraseCheckWords = sentences('keyPhraseChecks', {
  history: 'Search History',
  /** The button that opens the calendar from the strip of days. */
  calendar: 'All days',
  /** The texts from here to `dayEmpty` label a day in the strip for screen readers. */
  dayRanked: (day: string, position: number) => `${day}, rank ${position}`,
  dayNotRanked: (day: string, results: number) => `${day}, not in first ${results}`,
  dayFailed: (day: string) => `${day}, failed`,
  dayEmpty: (day: string) => `${day}, no check`,
  onThisDay: 'Checks on this day',
  /** The texts from here to `failed` describe one of several checks on the same day. */
  ranked: (time: string, position: number) => `${time}, rank ${position}`,
  notRanked: (time: string, results: number) => `${time}, not in first ${results}`,
  failed: (time: string) => `${time}, failed`,
  shown: (time: string, daily: boolean) => `Showing the ${daily ? 'daily check' : 'check'} from ${time}.`,
  shownFailed: (reason: string) => `It failed. ${reason}`,
  changes: 'What changed',
  /** `since`: "since 09:05", "since yesterday" or "since 18 Nov". */
  changesSince: (since: string) => `What changed ${since}`,
  comparedWith: 'Compared with',
  against: { previous: 'Last check', week: '7 days' },
  noEarlier: 'There is no earlier check to compare with.',
  nothingToCompare: 'This check failed, so there is nothing to compare.',
  showAll: (all: number) => `Show all ${all}`,
  failedTitle: 'This check failed',
  failedText: (reason: string, time: string) =>
    `${reason} It ran on ${time} and measured nothing. Choose another day in the calendar.`,
  loading: 'Loading ranking results',
  loadFailed: 'Failed to load ranking results',
  fetching: 'Fetching the results of this check',
})
