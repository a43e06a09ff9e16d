import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const trackedDialogs: Catalogue['trackedDialogs'] = {
  deleteTitle: 'Supprimer cette expression ?',
  deleteText: (phrase) =>
    `« ${phrase} » sera supprimée définitivement, avec ses positions, vérifications quotidiennes, notes et alertes. Les vérifications que vous avez payées restent dans votre historique.`,
  deleteManyTitle: (phrases) => `Supprimer ${phrases} expressions ?`,
  deleteManyText: (phrases) =>
    `${phrases} expressions seront supprimées définitivement, avec leurs positions, vérifications quotidiennes, notes et alertes. Les vérifications que vous avez payées restent dans votre historique.`,
  confirm: (word) => `Saisissez ${word} pour confirmer`,
  delete: 'Supprimer',
  cancel: 'Annuler',
  editTitle: (phrase) => `Modifier « ${phrase} »`,
  editText: 'Les vérifications passées seront relues pour le nouveau compte ou la nouvelle vidéo.',
  save: 'Enregistrer',
  tagTitle: (phrases) => `Étiquettes de ${counted(phrases, 'expression')}`,
  tagsToAdd: 'Étiquettes à ajouter',
  removeTag: (tag) => `Retirer « ${tag} »`,
}
