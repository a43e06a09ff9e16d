import type { Catalogue } from '../catalogue.ts'

export const keywordSheet: Catalogue['keywordSheet'] = {
  trackIn: (country, account) =>
    account === null ? `Suivre chaque jour : ${country}` : `Suivre chaque jour : ${country}, @${account}`,
  change: 'Changer de pays ou de compte',
  account: 'Compte',
  accountHint: 'Le compte dont chercher les vidéos. Vous pourrez l’ajouter plus tard.',
  open: (position) =>
    position === null ? 'Suivie : ouvrir sa page' : `Suivie, position ${position} : ouvrir sa page`,
  openCheck: (age) => `Ouvrir la vérification (${age})`,
  checkFor: (price) => `Voir qui est en tête · ${price}`,
  findMoreFor: (price) => `Chercher plus à partir d’elle · ${price}`,
  copy: 'Copier',
  full: (n) =>
    `Les ${n} expressions de votre forfait sont actives. Mettez-en une en pause pour en ajouter une autre.`,
  toTracking: 'Ouvrir votre liste',
  lockedTracking: (plan, n) =>
    `Le suivi quotidien est compris dans ${plan} : ${n} expressions, vérifiées chaque jour.`,
  noCredits: (date) => `Plus de crédits. Les prochains le ${date}.`,
}
