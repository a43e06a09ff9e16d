import type { Catalogue } from '../catalogue.ts'

export const chart: Catalogue['chart'] = {
  lineChart: (title) => `${title}, Liniendiagramm`,
  download: (title) => `${title} herunterladen`,
  asTable: (title) => `${title} als Tabelle`,
  remarks: 'Anmerkungen',
  noValues: 'Keine Werte.',
  today: 'Heute',
}
