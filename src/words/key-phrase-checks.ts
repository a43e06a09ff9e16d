import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

/** The checks of a key phrase: which one is shown, what it changed, and what it found. */
export const keyPhraseCheckWords = sentences('keyPhraseChecks', {
  history: 'Search History',
  onThisDay: 'Checks on this day',
  /** One of a day's checks to choose from. */
  ranked: (time: string, position: number) => `${time}, rank ${position}`,
  notRanked: (time: string, results: number) => `${time}, not in first ${results}`,
  failed: (time: string) => `${time}, failed`,
  shown: (time: string, daily: boolean) => `Showing the ${daily ? 'daily check' : 'check'} from ${time}.`,
  shownFailed: (reason: string) => `It failed. ${reason}`,
  changes: 'What changed',
  noEarlier: 'There is no earlier check to compare with.',
  nothingToCompare: 'This check failed, so there is nothing to compare.',
  since: (time: string) => `Since the check on ${time}.`,
  earlierAbsent: 'The results of that check are not on this device yet.',
  tookPlace: (rank: number) => ({ before: '', after: ` took your place at rank ${rank}.` }),
  entered: 'Entered',
  left: 'Left',
  moved: 'Moved',
  isNew: 'new',
  was: (rank: number) => `was ${rank}`,
  unmoved: (unmoved: number, depth: number) =>
    `${counted(unmoved, 'video')} did not move. New and gone videos are compared within the top ${depth}.`,
  showFewer: 'Show fewer',
  showAll: (all: number) => `Show all ${all}`,
  failedTitle: 'This check failed',
  failedText: (reason: string, time: string) =>
    `${reason} It ran on ${time} and measured nothing. Choose another day in the calendar.`,
  loading: 'Loading ranking results',
  loadFailed: 'Failed to load ranking results',
  fetching: 'Fetching the results of this check',
  results: 'Ranking Results',
  follow: (account: string) => ({ before: 'Follow ', account: `@${account}`, after: '' }),
  /** What is exported: "CSV: ranking results". */
  exported: 'ranking results',
  measured: (results: number, time: string) => `${counted(results, 'result')}, measured on ${time}`,
  legend: 'Legend',
  isVideo: 'matches your video ID',
  isAccount: 'posted by your account',
  caption: (phrase: string) => `Ranking results for ${phrase}`,
})
