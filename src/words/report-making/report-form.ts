import type { ReportSection } from '#src/domain/report/choice.ts'
import { counted, formatWhole } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const reportFormWords = sentences('reportForm', {
  lead: 'One page with the positions you choose. It is made on this device, also without a connection.',
  loading: 'Reading your key phrases',
  noPhrasesTitle: 'Nothing to report yet',
  noPhrases: 'A report shows the positions of your key phrases. Track one first.',
  toTracking: 'Go to tracking',
  contents: 'Contents',
  title: 'Title',
  usualTitle: 'Positions in TikTok search',
  days: 'Period',
  dayCount: (days: number) => `${formatWhole(days)} days`,
  sections: 'Sections',
  sectionNames: {
    summary: 'Summary in one sentence',
    positions: 'Table of positions',
    charts: 'Charts with their figures',
    ranking: 'First ten videos',
    notes: 'Your notes',
  } satisfies Record<ReportSection, string>,
  phrases: 'Key phrases',
  chosen: (count: number, all: number) => `${formatWhole(count)} of ${formatWhole(all)} selected`,
  all: 'All',
  none: 'None',
  save: 'Save as a file',
  share: 'Share',
  publish: 'Publish a link',
  saved: 'The report is saved',
  noTitle: 'Enter a title.',
  noPhrase: 'Select a key phrase.',
  noSection: 'Select a section.',
  tooMany: (max: number) => `A report has at most ${counted(max, 'key phrase')}. Select fewer.`,
  nothing: 'Nothing was checked in this period. Choose a longer one, or other key phrases.',
  failed: 'The report could not be written. Nothing is lost: try again.',
  onlyNotShared: 'This browser cannot share the file. Save it instead.',
})
