import { wholeNumbers } from '#src/lib/locale.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

function amount(unsent: number, searches: number): string {
  const what =
    searches === unsent
      ? plural(unsent, 'recherche', 'recherches')
      : plural(unsent, 'modification', 'modifications')
  return `${wholeNumbers().format(unsent)} ${what}`
}

export const unsent: Catalogue['unsent'] = {
  waiting: (unsent, searches) => `${amount(unsent, searches)} en attente`,
  waitingLong: (unsent, searches) => `${amount(unsent, searches)} en attente depuis un moment`,
  sending: (unsent, searches) => `Envoi de ${amount(unsent, searches)}`,
  notSaved: (changes) => `${amount(changes, 0)} non ${plural(changes, 'enregistrée', 'enregistrées')}`,
  lostBySigningOut: (unsent) =>
    `${amount(unsent, 0)} ${plural(unsent, 'n’a pas encore été envoyée', 'n’ont pas encore été envoyées')}. La déconnexion ${plural(unsent, 'l’efface', 'les efface')}.`,
}
