import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const positions: Catalogue['positions'] = {
  notInFirst: (results) => `Hors des ${results} premiers`,
  unknown: 'N/D',
  signs: { same: '0', entered: 'Entrée', left: 'Sortie', out: '–' },
  changes: {
    same: 'inchangé',
    entered: 'entrée dans les résultats',
    left: 'sortie des résultats',
    out: 'toujours absent des résultats',
  },
  up: (count) => `gain de ${counted(count, 'place')}`,
  down: (count) => `perte de ${counted(count, 'place')}`,
}
