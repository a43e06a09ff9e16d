import { sentences } from '#src/lib/translation.ts'

export const marketingWords = sentences('marketing', {
  plans: 'See the plans',
  note: 'Keytrail with sample data.',
  questions: 'Questions',
})
