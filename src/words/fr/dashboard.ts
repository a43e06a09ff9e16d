import type { Catalogue } from '../catalogue.ts'

export const dashboard: Catalogue['dashboard'] = {
  welcome: (first, last) => `Bienvenue, ${first} ${last}`,
  loading: 'Chargement du tableau de bord',
  profileFailed: 'Impossible de charger le profil',
  credits: 'Crédits',
  creditsUsed: 'Crédits utilisés',
  loadingCredits: 'Chargement des crédits',
  resetsOn: (date) => `Renouvellement le ${date}.`,
  plan: (plan) => `Forfait ${plan}`,
  autocomplete: 'Autocomplétion',
  autocompleteAbout: 'Ce que TikTok suggère pendant la saisie, dans le pays de votre choix.',
  basic: 'Recherche simple',
  tracking: 'Suivi de position',
  trackingAbout: 'Vos positions, chaque jour',
}
