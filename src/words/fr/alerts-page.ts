import { formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const alertsPage: Catalogue['alertsPage'] = {
  title: 'Alertes',
  unreadCount: (count) => `${formatWhole(count)} ${plural(count, 'non lue', 'non lues')}`,
  allRead: 'Tout est lu',
  notifications: 'Notifications',
  on: 'oui',
  off: 'non',
  loading: 'Chargement de vos alertes',
  markAllRead: 'Tout marquer comme lu',
  markReadFailed: 'Impossible de marquer les alertes comme lues',
  loadFailed: 'Impossible de charger les alertes',
  loadFailedText: 'Le serveur n’a pas répondu. Nous réessayons.',
  emptyTitle: 'Aucune alerte',
  empty: 'Ajoutez une règle. Dès qu’une vérification y répond, l’alerte apparaît ici.',
  emptyUntracked: 'Les alertes portent sur les expressions suivies, et vous n’en avez pas encore.',
  emptyLocked: 'Les alertes portent sur les expressions suivies. Le suivi fait partie de Premium et Pro.',
  seeTracking: 'Voir ce que montre le suivi',
  track: 'Suivre une expression',
  unread: 'Non lue : ',
  rules: 'Règles d’alerte',
  noRules: 'Aucune règle pour l’instant. Choisissez une expression et ce qu’il faut surveiller.',
  phrase: 'Expression',
}
