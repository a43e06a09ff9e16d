import type { Catalogue } from '../catalogue.ts'

export const ui: Catalogue['ui'] = {
  notKept: {
    queued: 'Impossible d’enregistrer l’historique de recherche',
    search: 'Impossible d’enregistrer les résultats de la recherche',
    ranking: 'Impossible d’enregistrer le classement',
  },
  notCharged: 'Rechargez la page pour réessayer. Rien ne vous sera facturé deux fois.',
  nothingLost: 'Rien de ce que vous avez enregistré n’est perdu.',
}
