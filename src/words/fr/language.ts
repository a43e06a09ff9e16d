import type { Catalogue } from '../catalogue.ts'

export const language: Catalogue['language'] = {
  name: 'Langue',
  kept: 'Mémorisée sur cet appareil.',
  overTyped: 'Changer de langue maintenant ? Le texte saisi sur cet écran peut être perdu.',
}
