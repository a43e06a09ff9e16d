import type { Catalogue } from '../catalogue.ts'

export const trackingOutcomes: Catalogue['trackingOutcomes'] = {
  added: (phrases) => (phrases === 1 ? 'Expression ajoutée' : `${phrases} expressions ajoutées`),
  addFailed: 'Impossible d’ajouter l’expression',
  alreadyTracked: 'Cette expression est déjà suivie',
  statusFailed: 'Impossible de modifier l’état',
  editFailed: 'Impossible de modifier l’expression',
  deleted: (phrases) => (phrases === 1 ? 'Expression supprimée' : `${phrases} expressions supprimées`),
  deleteFailed: 'Impossible de supprimer l’expression',
  limitReached:
    'Vous avez atteint votre limite d’expressions actives. Mettez-en une en pause pour en ajouter une nouvelle.',
  locked: 'Passez à un forfait supérieur pour ajouter des expressions',
}
