import { sentences } from '#src/lib/translation.ts'

/** The parts that the pages about each feature share. */
export const marketingWords = sentences('marketing', {
  plans: 'See the plans',
  note: 'Keytrail with sample data.',
  questions: 'Questions',
})
