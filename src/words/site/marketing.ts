import { sentences } from '#src/lib/translation.ts'

/** Shared by the pages about each feature. */
export const marketingWords = sentences('marketing', {
  plans: 'See the plans',
  note: 'Keytrail with sample data.',
  questions: 'Questions',
})
