import type { Catalogue } from '../catalogue.ts'

export const demo: Catalogue['demo'] = {
  title: 'Résultats de recherche',
  resultsFor: 'Résultats pour :',
  limit: 'Gratuit : 3 recherches par jour',
  pricing: 'Voir les tarifs',
  signUp: 'Créer un compte',
  loading: 'Chargement des résultats',
}
