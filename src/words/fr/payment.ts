import type { Catalogue } from '../catalogue.ts'

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
    not_configured: 'Les paiements ne sont pas configurés. Rien n’a été débité.',
  },
}
