import type { Catalogue } from '../catalogue.ts'
import { type ByFailure, reasonsOf } from '../search-reasons.ts'

const causes: ByFailure = {
  invalid_request: 'L’expression est vide ou trop longue.',
  unauthorized: 'La session a expiré.',
  credits_exhausted: 'Tous les crédits de cette période sont utilisés.',
  plan_required: 'Votre forfait ne comprend pas cette recherche.',
  captcha_required: 'Confirmez que vous n’êtes pas un robot, puis relancez la recherche.',
  method_not_allowed: 'Cette recherche est impossible.',
  key_reused: 'Cette recherche a déjà servi pour une autre expression.',
  in_progress: 'Cette recherche est encore en cours.',
  internal: 'Un problème est survenu de notre côté.',
  busy: 'Notre serveur est trop sollicité pour le moment.',
  upstream_auth: 'Notre fournisseur de données a refusé la requête.',
  upstream_blocked: 'TikTok a bloqué cette requête.',
  upstream_empty: 'TikTok a envoyé une réponse vide.',
  upstream_bad_payload: 'La réponse de TikTok est illisible.',
  not_configured: 'Aucun fournisseur de données n’est configuré sur ce serveur.',
  upstream_quota: 'Le quota de notre fournisseur de données est épuisé pour le moment.',
  upstream_unavailable: 'TikTok est injoignable pour le moment.',
  upstream_rate_limited: 'TikTok reçoit trop de requêtes.',
  upstream_timeout: 'TikTok n’a pas répondu à temps.',
  abandoned: 'Cette recherche a été interrompue avant la fin.',
}

const refunded = 'Votre crédit a été remboursé.'
const nothingCharged = 'Rien n’a été facturé.'

const consequences: ByFailure = {
  invalid_request: nothingCharged,
  unauthorized: 'Veuillez vous reconnecter.',
  credits_exhausted: 'Votre compte indique quand il y en aura de nouveaux.',
  plan_required: nothingCharged,
  captcha_required: nothingCharged,
  method_not_allowed: nothingCharged,
  key_reused: 'Relancez-la.',
  in_progress: 'Revenez dans un instant.',
  internal: 'Vous pouvez réessayer : vous serez facturé une fois au plus.',
  busy: 'Réessayez dans un instant : vous serez facturé une fois au plus.',
  upstream_auth: refunded,
  upstream_blocked: refunded,
  upstream_empty: refunded,
  upstream_bad_payload: refunded,
  not_configured: nothingCharged,
  upstream_quota: refunded,
  upstream_unavailable: refunded,
  upstream_rate_limited: refunded,
  upstream_timeout: refunded,
  abandoned: refunded,
}

export const searchErrors: Catalogue['searchErrors'] = {
  causes,
  reasons: reasonsOf(causes, consequences),
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
