import { formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const table: Catalogue['table'] = {
  itemsAfter: (shown, all) => `la suite des ${shown} premiers sur ${all}`,
  rowsAfter: (shown, all) => `la suite des ${shown} premières lignes sur ${all}`,
  export: 'Exporter',
  csv: 'CSV',
  excel: 'Excel',
  showMore: (rest) => `Afficher plus (${formatWhole(rest)})`,
  exportCsv: 'Exporter en CSV',
  exportExcel: 'Exporter en Excel',
  exportOf: (format, what) => `${format} : ${what}`,
}
