import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const checkNow: Catalogue['checkNow'] = {
  title: 'Vérifier maintenant',
  lead: 'Vérifie le classement maintenant. Les vérifications quotidiennes continuent, sans frais.',
  cancel: 'Annuler',
  check: (price) => `Vérifier pour ${price}`,
  pages: 'Pages',
  pagesOf: (pages, results) => `${counted(pages, 'page')}, environ ${results} résultats`,
  offline: 'Vous êtes hors ligne. Lancez cette vérification quand vous serez de nouveau en ligne.',
  fetching: (page, pages) => `Récupération de la page ${page} sur ${pages}`,
  fetched: (pages) => counted(pages, 'page récupérée', 'pages récupérées'),
  tryAgain: 'Réessayer',
  dismiss: 'Masquer',
  queued: 'En attente de connexion. La vérification se lancera quand vous serez de nouveau en ligne.',
  kept: (pages) => `${counted(pages, 'page est conservée', 'pages sont conservées')}.`,
  noAnswer: (title, reason) =>
    `${title}. ${reason} Vous pouvez réessayer ; vous ne serez facturé qu’une fois au plus.`,
}
