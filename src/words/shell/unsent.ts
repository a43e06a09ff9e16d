// Loaded on every page, so it does not import lib/format.ts.
import { plural, wholeNumbers } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

/** The number of pending changes: "3 changes", or "2 searches" if all are searches. */
function amount(unsent: number, searches: number): string {
  const what = searches === unsent ? plural(unsent, 'search', 'searches') : plural(unsent, 'change')
  return `${wholeNumbers().format(unsent)} ${what}`
}

/** `searches`: how many of the changes are searches. */
export const unsentWords = sentences('unsent', {
  waiting: (unsent: number, searches: number) => `${amount(unsent, searches)} waiting`,
  waitingLong: (unsent: number, searches: number) => `${amount(unsent, searches)} waiting for some time`,
  sending: (unsent: number, searches: number) => `Sending ${amount(unsent, searches)}`,
  notSaved: (changes: number) => `${amount(changes, 0)} not saved`,
  lostBySigningOut: (unsent: number) =>
    `${unsent} ${plural(unsent, 'change has', 'changes have')} not been sent yet. Signing out discards them.`,
})
