import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

/** The keywords of a batch without duplicates, to filter, copy and track. */
export const mergedWords = sentences('mergedKeywords', {
  caption: 'Keywords, duplicates merged',
  filter: 'Filter keywords',
  selectAll: 'Select all',
  selectNone: 'Select none',
  copy: 'Copy',
  copied: (n: number) => `Copied ${counted(n, 'keyword')}`,
  noneContains: (text: string) => `No keyword contains “${text}”`,
  showAll: 'Show all',
  /** A fact that all rows share. */
  fact: (name: string, value: string) => `${name}: ${value}`,
})
