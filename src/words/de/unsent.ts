import { wholeNumbers } from '#src/lib/locale.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

function amount(unsent: number, searches: number): string {
  const what =
    searches === unsent ? plural(unsent, 'Suche', 'Suchen') : plural(unsent, 'Änderung', 'Änderungen')
  return `${wholeNumbers().format(unsent)} ${what}`
}

const waits = (unsent: number) => plural(unsent, 'wartet', 'warten')

export const unsent: Catalogue['unsent'] = {
  waiting: (unsent, searches) => `${amount(unsent, searches)} ${waits(unsent)}`,
  waitingLong: (unsent, searches) => `${amount(unsent, searches)} ${waits(unsent)} schon länger`,
  sending: (unsent, searches) => `${amount(unsent, searches)} ${plural(unsent, 'wird', 'werden')} gesendet`,
  notSaved: (changes) => `${amount(changes, 0)} nicht gespeichert`,
  lostBySigningOut: (unsent) =>
    `${amount(unsent, 0)} ${plural(unsent, 'wurde', 'wurden')} noch nicht gesendet. Mit dem Abmelden ${plural(unsent, 'geht sie', 'gehen sie')} verloren.`,
}
