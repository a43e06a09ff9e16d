import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

export const accountWords = sentences('account', {
  loading: 'Loading your account',
  loadFailed: 'Failed to load profile',
  notLoggedIn: 'Not logged in',
  title: 'Account',
  details: 'Your details',
  facts: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    level: 'Subscription level',
    credits: 'Credits',
  },
  none: 'N/A',
  creditsLoading: 'Loading…',
  marketing: 'Marketing',
  news: 'Send me news about Keytrail by email',
  save: 'Save Changes',
  saved: 'Profile updated successfully',
  saveFailed: 'Error updating profile',
  device: 'On this device',
  nothingKept: 'No searches or checks are saved here yet.',
  /** `what` comes from archiveContents; `count` is the number of searches and checks in it. */
  kept: (what: string, count: number) =>
    `${what} ${plural(count, 'is saved here and opens', 'are saved here and open')} offline.`,
  synced: (age: string) => `Synced ${age}.`,
  window: {
    takes: (size: string) => `Checks take up ${size} here.`,
    left: (count: number) =>
      `${plural(count, '1 older check has', `${formatWhole(count)} older checks have`)} only a summary here; the details are downloaded when you open one.`,
    perPhrase: 'Checks kept per key phrase',
    newest: (count: number) => `The newest ${formatWhole(count)}`,
    allChecks: 'All',
    maxBytes: 'Space for checks',
    noLimit: 'No limit',
    failed: 'This device could not change that. Try again.',
  },
  withoutRoom: (count: number) =>
    `This device has no room for ${formatWhole(count)} of your searches and checks. They will be downloaded when there is space.`,
  unreadable: (rows: number) =>
    `This version of Keytrail cannot read ${counted(rows, 'row')} of your account. Nothing is lost; the next update will try again.`,
  clearedUnused:
    'This browser clears them when you use it for seven days without opening Keytrail. They will then be downloaded again. In Keytrail on your home screen or in your Dock they stay.',
  keptForSure: 'The browser has agreed to keep them until you sign out.',
  clearedForSpace: 'If the browser clears them to free space, they will be downloaded again.',
})
