import { wholeNumbers } from '#src/lib/locale.ts'
import { plural } from '#src/lib/plural.ts'
import { sentences } from '#src/lib/translation.ts'

// On every page, so without the code that writes other numbers.
/** What waits, counted: "3 changes", or "2 searches" where all of them are. */
function amount(unsent: number, searches: number): string {
  const what = searches === unsent ? plural(unsent, 'search', 'searches') : plural(unsent, 'change')
  return `${wholeNumbers().format(unsent)} ${what}`
}

/** What is said of changes that the server does not have; `searches` says how many of them are searches. */
export const unsentWords = sentences('unsent', {
  waiting: (unsent: number, searches: number) => `${amount(unsent, searches)} waiting`,
  waitingLong: (unsent: number, searches: number) => `${amount(unsent, searches)} waiting for some time`,
  sending: (unsent: number, searches: number) => `Sending ${amount(unsent, searches)}`,
  notSaved: (changes: number) => `${amount(changes, 0)} not saved`,
  lostBySigningOut: (unsent: number) =>
    `${unsent} ${plural(unsent, 'change has', 'changes have')} not been sent yet. Signing out discards them.`,
})
