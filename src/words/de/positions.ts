import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const places = (count: number) => counted(count, 'Platz', 'Plätze')

export const positions: Catalogue['positions'] = {
  notInFirst: (results) => `Nicht unter den ersten ${results}`,
  unknown: 'k. A.',
  signs: { same: '0', entered: 'Neu', left: 'Raus', out: '–' },
  changes: {
    same: 'unverändert',
    entered: 'neu in den Ergebnissen',
    left: 'nicht mehr in den Ergebnissen',
    out: 'weiterhin nicht in den Ergebnissen',
  },
  up: (count) => `${places(count)} nach oben`,
  down: (count) => `${places(count)} nach unten`,
}
