import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const mergedWords = sentences('mergedKeywords', {
  caption: 'Keywords, duplicates merged',
  filter: 'Filter keywords',
  selectAll: 'Select all',
  selectNone: 'Select none',
  copy: 'Copy',
  copied: (n: number) => `Copied ${counted(n, 'keyword')}`,
  noneContains: (text: string) => `No keyword contains “${text}”`,
  showAll: 'Show all',
  fact: (name: string, value: string) => `${name}: ${value}`,
})
