import { sentences } from '#src/lib/translation.ts'

export const searchPageWords = sentences('searchPage', {
  titles: { basic: 'Others Searched For results', autocomplete: 'Autocomplete results' },
  cannotTitle: 'You cannot search for this phrase',
  cannot: (max: number) => `It is empty or longer than ${max} characters.`,
  fetched: (age: string) => `fetched ${age}`,
  again: 'Search again for 1 credit',
  once: 'Search for 1 credit',
  notYetTitle: 'Not searched yet',
  notYet: 'You have not searched for this yet.',
  notInPlan: 'Not part of your plan',
  countriesInPlans: 'Suggestions by country come with Premium and Pro.',
  includedIn: (plan: string) => `The ${plan} plan includes it.`,
  usedUp: 'You have used all your credits for this period. Your results stay in your history.',
  queued: 'Runs when you are back online, for 1 credit. You can leave this page.',
  notRun: 'This search was not run',
})
