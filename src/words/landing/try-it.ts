import { sentences } from '#src/lib/translation.ts'

export const tryItWords = sentences('tryIt', {
  form: 'Try a search',
  phrase: 'Key phrase',
  search: 'Search',
  missing: 'Enter a key phrase.',
  hint: 'A word or a phrase, in any language.',
  examples: 'Examples',
  demoAccount: 'Open the demo account',
  dashboard: 'Open the dashboard',
})
