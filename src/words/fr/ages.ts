import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const ages: Catalogue['ages'] = {
  justNow: 'à l’instant',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  minutes: (count) => `il y a ${counted(count, 'min', 'min')}`,
  hours: (count) => `il y a ${counted(count, 'heure', 'heures')}`,
  days: (count) => `il y a ${counted(count, 'jour', 'jours')}`,
}
