import type { Catalogue } from '../catalogue.ts'

export const table: Catalogue['table'] = {
  itemsAfter: (shown, all) => `was auf die ersten ${shown} von ${all} folgt`,
  rowsAfter: (shown, all) => `was auf die ersten ${shown} von ${all} Zeilen folgt`,
  exportCsv: 'CSV-Export',
  exportExcel: 'Excel-Export',
  exportOf: (format, what) => `${format}: ${what}`,
}
