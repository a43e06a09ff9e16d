import type { Catalogue } from '../catalogue.ts'

export const alertsPage: Catalogue['alertsPage'] = {
  title: 'Alertes',
  lead: 'Les alertes de vos vérifications quotidiennes. Ajoutez une règle pour en recevoir.',
  loading: 'Chargement de vos alertes',
  markAllRead: 'Tout marquer comme lu',
  markReadFailed: 'Impossible de marquer les alertes comme lues',
  loadFailed: 'Impossible de charger les alertes',
  loadFailedText: 'Le serveur n’a pas répondu. Nous réessayons.',
  emptyTitle: 'Aucune alerte',
  empty: 'Ajoutez une règle. Dès qu’une vérification y répond, l’alerte apparaît ici.',
  emptyUntracked: 'Les alertes portent sur les expressions suivies, et vous n’en avez pas encore.',
  track: 'Suivre une expression',
  unread: 'Non lue : ',
  rules: 'Règles d’alerte',
  noRules: 'Aucune règle pour l’instant. Choisissez une expression et ce qu’il faut surveiller.',
  rulesOf: (rules) => ` : ${rules.join(' ; ')}`,
  phrase: 'Expression',
}
