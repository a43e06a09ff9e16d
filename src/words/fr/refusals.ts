import type { Catalogue } from '../catalogue.ts'

export const refusals: Catalogue['refusals'] = {
  byCode: {
    plan_required: 'Changez de forfait pour ajouter des expressions.',
    active_key_phrases_reached:
      'Vous avez atteint votre limite d’expressions actives. Mettez-en une en pause pour en ajouter une nouvelle.',
    already_tracked: 'Cette expression est déjà suivie.',
    too_many_key_phrases:
      'Vous avez atteint le nombre maximal d’expressions. Supprimez-en une pour en ajouter une autre.',
    too_many_notes:
      'Vous avez atteint le nombre maximal de notes. Supprimez-en une pour en ajouter une autre.',
    too_many_alert_rules:
      'Cette expression a le nombre maximal d’alertes. Supprimez-en une pour en ajouter une autre.',
    not_found: 'L’élément à modifier n’existe plus.',
    invalid_change: 'Un élément est trop long ou non valide.',
    unknown_mutation:
      'Le serveur ne prend pas encore en charge ce type de modification. Réessayez après la prochaine mise à jour.',
    damaged: 'Elle a été endommagée sur cet appareil.',
    unknown_column:
      'Le serveur n’en prend pas encore tout en charge. Réessayez après la prochaine mise à jour.',
  },
  unexplained: 'Le serveur n’a pas dit pourquoi.',
  search: 'Le serveur a refusé cette recherche. Rien n’a été débité.',
}
