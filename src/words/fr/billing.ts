import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

const statuses: Record<string, string> = {
  active: 'Actif',
  canceled: 'Résilié',
  incomplete: 'Incomplet',
  incomplete_expired: 'Expiré',
  past_due: 'Paiement en retard',
  paused: 'En pause',
  trialing: 'À l’essai',
  unpaid: 'Impayé',
}

export const billing: Catalogue['billing'] = {
  upgrade: 'Changer de forfait',
  subscription: 'Abonnement',
  manage: 'Gérer l’abonnement',
  subscribe: 'S’abonner',
  backToFree: 'Revenir au forfait gratuit',
  loadingSubscription: 'Chargement de votre abonnement',
  subscriptionLoadFailed: 'Impossible de charger l’abonnement',
  noSubscription: 'Aucun abonnement actif',
  portalFailed: 'Impossible d’ouvrir la gestion de l’abonnement',
  subscriptionActive: 'Votre abonnement est encore actif. Résiliez-le d’abord.',
  nowFree: 'Vous êtes passé au forfait gratuit.',
  plan: 'Forfait',
  status: 'État',
  statusOf: (status) =>
    (Object.hasOwn(statuses, status) ? statuses[status] : undefined) ?? status.replaceAll('_', ' '),
  paymentMethod: 'Moyen de paiement',
  card: 'Carte',
  cardEnding: (brand, digits) => `${brand} se terminant par ${digits}`,
  none: 'N/D',
  renewsOn: 'Renouvellement le',
  endsOn: 'Fin de période le',
  ends: (date) => `Votre abonnement prend fin le ${date}.`,
  unchangedUntil: (date) => `Votre abonnement prend fin le ${date}. D’ici là, rien ne change.`,
  pastDue: 'Le dernier paiement a échoué. Réglez-le sous « Gérer l’abonnement » pour garder votre forfait.',
  testMode: 'Ceci est un abonnement de test. Aucune somme réelle n’est débitée.',
  history: 'Factures',
  noInvoices: 'Aucune facture.',
  loadingInvoices: 'Chargement de vos factures',
  invoicesLoadFailed: 'Impossible de charger les factures',
  asOf: (time) => `Données du ${time}.`,
  updated: (age) => `Mis à jour ${age}`,
  invoices: 'Factures',
  number: 'Numéro',
  date: 'Date',
  invoice: 'Facture',
  viewInvoice: (number) => `Voir la facture ${number}`,
  view: 'Voir',
  confirming: 'Confirmation de votre paiement…',
  confirmingTakes: 'Cela prend quelques secondes, parfois jusqu’à vingt.',
  paid: 'Paiement effectué !',
  nowPro: 'Vous êtes passé à Pro.',
  unverified: 'Impossible de vérifier le paiement',
  unverifiedHint:
    'Si vous avez payé, rien n’est perdu. Votre forfait commence dès que le paiement est confirmé.',
  alreadySubscribed: 'Vous avez déjà un abonnement. Changez de forfait sous « Gérer l’abonnement ».',
  notCompleted: 'Le paiement n’a pas abouti. Réessayez.',
  cancelled: 'Vous êtes parti avant de payer. Rien n’a été débité.',
  noInvoiceYet:
    'Aucune facture n’est encore arrivée. Si vous avez payé, votre forfait commencera dès sa réception : ne payez pas deux fois.',
}

const allCredits = (credits: number) =>
  credits === 1 ? 'votre seul crédit' : `vos ${counted(credits, 'crédit', 'crédits')}`

export const creditsUsedUp: Catalogue['creditsUsedUp'] = {
  title: 'Limite de recherches atteinte',
  text: 'Un forfait supérieur donne plus de crédits et de fonctionnalités.',
  used: (credits, date) => `Vous avez utilisé ${allCredits(credits)}. Renouvellement le ${date}.`,
  usedOf: (credits, plan, date) =>
    `Vous avez utilisé ${allCredits(credits)} du forfait ${plan}. Renouvellement le ${date}.`,
}

export const payment: Catalogue['payment'] = {
  loading: 'Chargement…',
  preparing: 'Préparation du paiement…',
  errorTitle: 'Erreur de paiement',
  toAccount: 'Retour au compte',
  tryAgain: 'Réessayer',
  initFailed: 'Impossible de préparer le paiement',
  profileFailed: 'Impossible de charger votre profil. Rien n’a été débité.',
  startFailed: 'Impossible de lancer le paiement',
  noSession: 'Vous n’êtes plus connecté',
  invalidResponse: 'Réponse du serveur non valide',
  serverError: (status) => `Erreur du serveur : ${status}`,
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion ; rien n’a été débité.',
  refused: {
    unauthorized: 'Vous n’êtes pas connecté',
    invalid_product: 'Produit non valide',
    price_not_found: 'Prix introuvable',
    no_checkout_url: 'Le serveur n’a pas donné d’adresse de paiement',
  },
  explained: {
    busy: 'Le serveur est trop sollicité pour le moment. Rien n’a été débité. Réessayez dans un instant.',
    payments_unavailable: 'Le prestataire de paiement est injoignable. Rien n’a été débité.',
    upgrade_refused:
      'Le prestataire de paiement a refusé le changement. Votre forfait reste le même. Écrivez-nous.',
    not_configured: 'Les paiements ne sont pas configurés. Rien n’a été débité.',
  },
}

export const planNames: Catalogue['planNames'] = {
  titles: { free: 'Gratuit', premium: 'Premium', pro: 'Pro' },
}

export const plans: Catalogue['plans'] = {
  plan: 'Forfait',
  noCard: 'sans carte bancaire',
  monthly: (price) => `${price} par mois`,
  priced: (plan, price) => `${plan}, ${price} par mois`,
  upgradeTo: (plan) => `Passer à ${plan}`,
  credits: (n) => `${counted(n, 'crédit', 'crédits')} par mois`,
  tracked: (n) => `${n} expressions suivies chaque jour`,
  suggestions: 'Suggestions de saisie',
  countries: (n) => `${n} pays`,
}

const credits = (n: number) => counted(n, 'crédit', 'crédits')
const upToOr = (upTo: boolean) => (upTo ? 'jusqu’à ' : '')

export const prices: Catalogue['prices'] = {
  credits,
  perPage: '1 crédit par page',
  eachPhrase: 'Chaque expression coûte 1 crédit.',
  uses: (n, upTo) => `Cela utilisera ${upToOr(upTo)}${credits(n)}.`,
  usesOf: (n, left, upTo) => `Cela utilisera ${upToOr(upTo)}${formatWhole(n)} de vos ${credits(left)}.`,
  usesLast: (n, upTo) =>
    `Cela utilisera ${upToOr(upTo)}${n === 1 ? 'votre dernier crédit' : `vos ${formatWhole(n)} derniers crédits`}.`,
  usesPerPage: 'Cela utilisera 1 crédit par page, jusqu’à la dernière de TikTok.',
  left: (n) => `Il vous reste ${credits(n)}.`,
  noneLeft: 'Il ne vous reste aucun crédit pour cette période.',
  somePhrases: (left, some, all) =>
    `Il vous reste ${credits(left)} : ${some} expressions sur ${all} seront recherchées.`,
  somePages: (left, some, all) =>
    `Il vous reste ${credits(left)} : ${some} pages sur ${all} seront récupérées.`,
  resetOn: (date) => `Ils seront renouvelés le ${date}.`,
  allUsed: (n) =>
    n === 1 ? 'Votre crédit est utilisé.' : `Vos ${formatWhole(n)} crédits sont tous utilisés.`,
  moreOn: (date) => `Renouvellement le ${date}. Ce que vous avez récupéré reste ici.`,
}

export const usage: Catalogue['usage'] = {
  used: ({ used, allowance }) =>
    `${formatWhole(used)} sur ${formatWhole(allowance)} ${plural(used, 'utilisé', 'utilisés')}`,
  loadFailed: 'Impossible de charger votre consommation',
}
