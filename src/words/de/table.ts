import { formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const table: Catalogue['table'] = {
  itemsAfter: (shown, all) => `was auf die ersten ${shown} von ${all} folgt`,
  rowsAfter: (shown, all) => `was auf die ersten ${shown} von ${all} Zeilen folgt`,
  export: 'Export',
  csv: 'CSV',
  excel: 'Excel',
  showMore: (rest) => `Mehr anzeigen (${formatWhole(rest)})`,
  exportCsv: 'CSV-Export',
  exportExcel: 'Excel-Export',
  exportOf: (format, what) => `${format}: ${what}`,
}
