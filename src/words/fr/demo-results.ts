import type { Catalogue } from '../catalogue.ts'

export const demoResults: Catalogue['demoResults'] = {
  failed: 'Impossible de récupérer les résultats. Veuillez réessayer.',
  notCounted: 'Cela ne compte pas dans les trois recherches du jour.',
  usedUp: 'Vous avez utilisé les recherches gratuites du jour. Trois autres vous attendent demain.',
  moreWithAccount: 'Trois autres vous attendent demain, ou davantage dès aujourd’hui avec un compte.',
  signUp: 'Créer un compte',
  whoRanks: (word) => `Qui est en tête pour « ${word} » ?`,
  freeAccount: 'Un compte gratuit vous le montre : trois crédits par mois, sans carte.',
  anAccount: 'Un compte vous le montre.',
  form: 'Autre recherche',
  another: 'Essayer une autre expression',
}
