import type { Catalogue } from '../catalogue.ts'

export const calendar: Catalogue['calendar'] = {
  nextMonth: 'Mois suivant',
  previousMonth: 'Mois précédent',
  failed: 'échec',
  selected: 'sélectionné',
}
