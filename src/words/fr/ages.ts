import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const ages: Catalogue['ages'] = {
  justNow: 'à l’instant',
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  minutes: (count) => `il y a ${counted(count, 'min', 'min')}`,
  hours: (count) => `il y a ${counted(count, 'heure', 'heures')}`,
  days: (count) => `il y a ${counted(count, 'jour', 'jours')}`,
  weeks: (count) => `il y a ${counted(count, 'semaine', 'semaines')}`,
  months: (count) => `il y a ${counted(count, 'mois', 'mois')}`,
  years: (count) => `il y a ${counted(count, 'an', 'ans')}`,
}
