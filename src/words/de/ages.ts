import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const ages: Catalogue['ages'] = {
  justNow: 'gerade eben',
  today: 'Heute',
  yesterday: 'Gestern',
  minutes: (count) => `vor ${counted(count, 'Minute', 'Minuten')}`,
  hours: (count) => `vor ${counted(count, 'Stunde', 'Stunden')}`,
  days: (count) => `vor ${counted(count, 'Tag', 'Tagen')}`,
}
