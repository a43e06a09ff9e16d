import type { Catalogue } from '../catalogue.ts'

export const searchPage: Catalogue['searchPage'] = {
  titles: { basic: 'Autres recherches : résultats', autocomplete: 'Résultats d’autocomplétion' },
  cannotTitle: 'Impossible de rechercher cette expression',
  cannot: (max) => `Elle est vide ou dépasse ${max} caractères.`,
  fetched: (age) => `actualisé : ${age}`,
  again: 'Relancer pour 1 crédit',
  once: 'Rechercher pour 1 crédit',
  notYetTitle: 'Pas encore recherché',
  notYet: 'Vous n’avez pas encore fait cette recherche.',
  notInPlan: 'Non compris dans votre forfait',
  countriesInPlans: 'Les suggestions par pays sont comprises dans Premium et Pro.',
  includedIn: (plan) => `Le forfait ${plan} la comprend.`,
  usedUp: 'Vous avez utilisé tous les crédits de cette période. Vos résultats restent dans l’historique.',
  queued: 'Partira dès votre retour en ligne, pour 1 crédit. Vous pouvez quitter cette page.',
  notRun: 'Cette recherche n’a pas été effectuée',
}
