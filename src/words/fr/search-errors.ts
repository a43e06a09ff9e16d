import type { Catalogue } from '../catalogue.ts'

export const searchErrors: Catalogue['searchErrors'] = {
  reasons: {
    invalid_request: 'L’expression est vide ou trop longue. Rien n’a été facturé.',
    unauthorized: 'La session a expiré. Veuillez vous reconnecter.',
    credits_exhausted:
      'Vous avez atteint votre limite de recherches. Passez à un forfait supérieur pour obtenir plus de recherches et de fonctionnalités !',
    plan_required: 'Votre forfait ne comprend pas cette recherche. Rien n’a été facturé.',
    captcha_required:
      'Confirmez que vous n’êtes pas un robot, puis relancez la recherche. Rien n’a été facturé.',
    method_not_allowed: 'Cette recherche est impossible. Rien n’a été facturé.',
    key_reused: 'Cette recherche a déjà servi pour une autre expression. Relancez-la.',
    in_progress: 'Cette recherche est encore en cours. Revenez dans un instant.',
    internal:
      'Un problème est survenu de notre côté. Vous pouvez réessayer : vous serez facturé une fois au plus.',
    upstream_auth: 'Notre fournisseur de données a refusé la requête. Votre crédit a été remboursé.',
    upstream_blocked: 'TikTok a bloqué cette requête. Votre crédit a été remboursé.',
    upstream_empty: 'TikTok a envoyé une réponse vide. Votre crédit a été remboursé.',
    upstream_bad_payload: 'La réponse de TikTok est illisible. Votre crédit a été remboursé.',
    not_configured: 'Aucun fournisseur de données n’est configuré sur ce serveur. Rien n’a été facturé.',
    upstream_quota:
      'Le quota de notre fournisseur de données est épuisé pour le moment. Votre crédit a été remboursé.',
    upstream_unavailable: 'TikTok est injoignable pour le moment. Votre crédit a été remboursé.',
    upstream_rate_limited: 'TikTok reçoit trop de requêtes. Votre crédit a été remboursé.',
    upstream_timeout: 'TikTok n’a pas répondu à temps. Votre crédit a été remboursé.',
    abandoned: 'Cette recherche a été interrompue avant la fin. Votre crédit a été remboursé.',
  },
  failed: 'Impossible de récupérer les résultats de la recherche',
  limitCheckFailed: 'Impossible de vérifier la limite de recherches',
  answerInvalid: 'La réponse de l’API est vide ou invalide',
  httpError: (status) => `Erreur HTTP ! Statut : ${status}`,
  unreachable: 'Le serveur est injoignable',
  silences: {
    nobody: 'Aucune réponse n’est arrivée.',
    server: 'Le serveur a réagi, mais sans résultat.',
    stranger:
      'Autre chose a répondu à la place du serveur, par exemple un réseau qui demande d’abord de se connecter.',
  },
  chargedOnce: 'Vous pouvez réessayer : vous serez facturé une fois au plus.',
  notChargedTwice: 'Rien ne vous sera facturé deux fois.',
}
