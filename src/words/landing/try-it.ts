import { sentences } from '#src/lib/translation.ts'

/** The first search on the landing page. */
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
