import { formatWhole } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const tableWords = sentences('table', {
  itemsAfter: (shown: number, all: number) => `what follows the first ${shown} of ${all}`,
  rowsAfter: (shown: number, all: number) => `what follows the first ${shown} of ${all} rows`,
  export: 'Export',
  csv: 'CSV',
  excel: 'Excel',
  showMore: (rest: number) => `Show more (${formatWhole(rest)})`,
  exportCsv: 'Export CSV',
  exportExcel: 'Export Excel',
  exportOf: (format: string, what: string) => `${format}: ${what}`,
})
