import type { Catalogue } from '../catalogue.ts'

export const calendar: Catalogue['calendar'] = {
  nextMonth: 'Zum nächsten Monat',
  previousMonth: 'Zum vorigen Monat',
  failed: 'fehlgeschlagen',
  selected: 'ausgewählt',
}
