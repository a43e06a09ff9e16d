import { sentences } from '#src/lib/translation.ts'

export const marketingWords = sentences('marketing', {
  start: 'Create a free account',
  dashboard: 'Open the dashboard',
  plans: 'See the plans',
  note: 'Keytrail with sample data.',
  questions: 'Questions',
})
