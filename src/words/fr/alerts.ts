import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const places = (count: number) => counted(count, 'place')

export const alerts: Catalogue['alerts'] = {
  kinds: {
    enters_first: 'Entrée dans le top …',
    leaves_first: 'Sortie du top …',
    moves_up: 'Gain de … places ou plus',
    moves_down: 'Perte de … places ou plus',
    lost: 'Disparition des résultats',
    found: 'Retour dans les résultats',
    best_ever: 'Nouvelle meilleure position',
    failed_twice: 'Deux échecs de vérification de suite',
  },
  standing: (position, previous, results) => {
    if (position !== null && previous !== null) return `de ${previous} à ${position}`
    const at = position === null ? `hors du top ${results}` : `en position ${position}`
    return `désormais ${at}, ${previous === null ? 'auparavant introuvable' : `auparavant ${previous}`}`
  },
  entered: (threshold, standing) => `Entrée dans le top ${threshold} : ${standing}.`,
  left: (threshold, standing) => `Sortie du top ${threshold} : ${standing}.`,
  movedUp: (by, standing) =>
    by === null ? `En hausse : ${standing}.` : `Gain de ${places(by)} : ${standing}.`,
  movedDown: (by, standing) =>
    by === null ? `En baisse : ${standing}.` : `Perte de ${places(by)} : ${standing}.`,
  lost: (results, previous) =>
    `N’est plus dans le top ${results}${previous === null ? '' : `, auparavant ${previous}`}.`,
  found: (position) =>
    `De retour dans les résultats${position === null ? '' : `, désormais en position ${position}`}.`,
  bestEver: (position) => `Nouvelle meilleure position${position === null ? '' : ` : ${position}`}.`,
  failedTwice: 'Deux vérifications de suite ont échoué. Rien n’a été mesuré.',
}
