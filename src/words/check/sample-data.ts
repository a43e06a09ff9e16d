import { sentences } from '#src/lib/translation.ts'

/** What was made by the sample source and is not TikTok's. */
export const sampleDataWords = sentences('sampleData', {
  name: 'Sample data',
  about: 'From this installation’s sample source, not from TikTok.',
})
