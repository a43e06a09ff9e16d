import { sentences } from '#src/lib/translation.ts'

export const sampleDataWords = sentences('sampleData', {
  name: 'Sample data',
  about: 'Sample data, not from TikTok.',
})
