import type { Catalogue } from '../catalogue.ts'

export const profile: Catalogue['profile'] = {
  loading: 'Chargement de votre profil',
  title: 'Complétez votre profil',
  lead: 'Comment devons-nous vous appeler ?',
  save: 'Enregistrer et continuer',
  pay: (price) =>
    price === null ? 'Continuer vers le paiement' : `Continuer vers le paiement, ${price} par mois`,
  startFree: 'Commencer gratuitement',
  firstSearch: (phrase) => `Ensuite, votre première recherche : « ${phrase} », pour 1 crédit.`,
  firstName: 'Prénom',
  lastName: 'Nom',
  firstNameMissing: 'Saisissez votre prénom.',
  lastNameMissing: 'Saisissez votre nom.',
  news: 'Recevoir les nouveautés de Keytrail par e-mail',
  newsHint: 'Vous pouvez changer d’avis à tout moment sur la page de votre compte.',
  completed: 'Votre profil est complet !',
}
