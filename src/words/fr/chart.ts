import type { Catalogue } from '../catalogue.ts'

export const chart: Catalogue['chart'] = {
  lineChart: (title) => `${title}, graphique linéaire`,
  download: (title) => `Télécharger ${title}`,
  asTable: (title) => `${title} sous forme de tableau`,
  remarks: 'Remarques',
  noValues: 'Aucune valeur.',
  today: 'Auj.',
}
