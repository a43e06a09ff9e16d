import { sentences } from '#src/lib/translation.ts'

/** Labels for data of the sample source, which is not TikTok's. */
export const sampleDataWords = sentences('sampleData', {
  name: 'Sample data',
  about: 'Sample data, not from TikTok.',
})
