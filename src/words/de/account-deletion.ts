import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const accountDeletion: Catalogue['accountDeletion'] = {
  title: 'Konto löschen',
  consequences: {
    plans:
      'Alle deine Daten werden von unseren Servern und von diesem Gerät entfernt, und dein Abo endet sofort ohne Erstattung. Das lässt sich nicht rückgängig machen.',
    noPlans:
      'Alle deine Daten werden von unseren Servern und von diesem Gerät entfernt. Das lässt sich nicht rückgängig machen.',
  },
  unsent: (changes) =>
    `${counted(changes, 'Änderung ist', 'Änderungen sind')} noch nicht gesendet und ${changes === 1 ? 'geht' : 'gehen'} auch verloren.`,
  word: 'löschen',
  typeWord: 'Gib zur Bestätigung „löschen“ ein',
  wrongWord: 'Gib das Wort „löschen“ in Kleinbuchstaben ein.',
  keep: 'Konto behalten',
  confirm: 'Alles löschen',
}
