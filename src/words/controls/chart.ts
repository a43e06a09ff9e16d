import { sentences } from '#src/lib/translation.ts'

export const chartWords = sentences('chart', {
  lineChart: (title: string) => `${title}, line chart`,
  download: (title: string) => `Download ${title}`,
  asTable: (title: string) => `${title} as a table`,
  remarks: 'Remarks',
  noValues: 'No values.',
  today: 'Today',
})
