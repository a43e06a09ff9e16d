import { dayOf, daysBefore } from '#src/lib/calendar-days.ts'
import { counted } from '#src/lib/format.ts'
import { daysOfMonth, hours } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

export const keyPhrasePageWords = sentences('keyPhrasePage', {
  untitled: 'Key phrase',
  loading: 'Loading key phrase',
  loadFailed: 'Failed to load key phrase details',
  missingTitle: 'Key Phrase Not Found',
  missing: 'It was deleted, or the address is incomplete.',
  back: 'Return to Rank Tracking',
  breadcrumb: 'Breadcrumb',
  notChecked: 'Not checked while paused.',
  more: (phrase: string) => `Actions for ${phrase}`,
  edit: 'Edit',
  info: 'Info',
  checkNow: 'Check now',
  checkNowFor: (price: string) => `Check now · ${price}`,
  otherCountry: (country: string) => `Checks in ${country} are not part of your plan.`,
  note: 'Note',
  toResults: 'Skip to the results',
  uncheckedTitle: 'No results found',
  unchecked: 'No checks on this device yet. The first runs within a day.',
  noteFailed: 'Could not save the note on this device',
  position: 'Position',
  stale: 'Stale',
  nothingTracked: 'Add an account or video ID to see your position.',
  lastFailed: (age: string, reason: string) => `The check ${age} failed. ${reason}`,
  measured: (age: string, results: number) => `measured ${age} among ${counted(results, 'result')}`,
  notMeasured: 'Not measured yet',
  /** Follows a change: "down 1 place since yesterday". */
  since: {
    yesterday: 'since yesterday',
    at: (time: string) => `since ${time}`,
    on: (day: string) => `since ${day}`,
  },
  inWeek: 'in 7 days',
  /** The end of "down 1 place since yesterday, was 3". */
  was: (position: number) => `was ${position}`,
  notComparable: 'nothing to compare with yet',
  firstPosition: 'First measurement. The next check shows which way it moves.',
  best: (position: number, day: string) => `best ${position}, on ${day}`,
  bestNow: (day: string) => `best so far, first on ${day}`,
  neverSeen: 'never found in the results',
  card: 'Key phrase',
  phrase: 'Key Phrase',
  country: 'Country',
  added: 'Time Added',
  account: 'Account Name',
  video: 'Video ID',
  status: 'Status',
  tags: 'Tags',
})

/** Returns "since 09:05" for today, "since yesterday", or "since 18 Nov". */
export function sinceWhen(time: string, now: Date): string {
  const then = new Date(time)
  if (dayOf(then) === dayOf(now)) return keyPhrasePageWords.since.at(hours().format(then))
  if (dayOf(then) === daysBefore(dayOf(now), 1)) return keyPhrasePageWords.since.yesterday
  // A non-breaking space keeps the day on one line.
  return keyPhrasePageWords.since.on(daysOfMonth().format(then).replace(' ', '\u00a0'))
}
