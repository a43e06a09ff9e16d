import { sentences } from '#src/lib/translation.ts'

export const demoWords = sentences('demo', {
  title: 'Search Results',
  resultsFor: 'Showing results for:',
  limit: 'Free Search Limit - 3 free searches per day',
  pricing: 'See pricing',
  signUp: 'Create an account',
  loading: 'Loading the results',
})
