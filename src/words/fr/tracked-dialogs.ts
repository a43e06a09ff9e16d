import type { Catalogue } from '../catalogue.ts'

export const trackedDialogs: Catalogue['trackedDialogs'] = {
  deleteTitle: 'Supprimer cette expression ?',
  deleteText: (phrase) =>
    `« ${phrase} » sera supprimée définitivement, avec ses positions, vérifications quotidiennes, notes et alertes. Les vérifications que vous avez payées restent dans votre historique.`,
  confirm: (word) => `Saisissez ${word} pour confirmer`,
  delete: 'Supprimer',
  cancel: 'Annuler',
  editTitle: (phrase) => `Modifier « ${phrase} »`,
  editText: 'Les vérifications passées seront relues pour le nouveau compte ou la nouvelle vidéo.',
  save: 'Enregistrer',
}
