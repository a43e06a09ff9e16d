import { wholeNumbers } from '#src/lib/locale.ts'
import { plural } from '#src/lib/plural.ts'

// On every page, so without the code that writes numbers.
/** What waits, counted: "3 changes", or "2 searches" where all of them are. */
export function unsentWords(unsent: number, searches: number): string {
  const what = searches === unsent ? plural(unsent, 'search', 'searches') : plural(unsent, 'change')
  return `${wholeNumbers().format(unsent)} ${what}`
}
