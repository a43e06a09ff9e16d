import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const accountDeletion: Catalogue['accountDeletion'] = {
  title: 'Supprimer mon compte',
  consequences: {
    plans:
      'Toutes vos données seront supprimées de nos serveurs et de cet appareil, et votre abonnement prendra fin immédiatement, sans remboursement. Cette action est irréversible.',
    noPlans:
      'Toutes vos données seront supprimées de nos serveurs et de cet appareil. Cette action est irréversible.',
  },
  unsent: (changes) =>
    `${counted(changes, 'modification n’a pas encore été envoyée', 'modifications n’ont pas encore été envoyées')} et ${plural(changes, 'sera perdue', 'seront perdues')} aussi.`,
  word: 'supprimer',
  typeWord: 'Saisissez « supprimer » pour confirmer',
  wrongWord: 'Saisissez le mot « supprimer », en minuscules.',
  keep: 'Garder mon compte',
  confirm: 'Tout supprimer',
}
