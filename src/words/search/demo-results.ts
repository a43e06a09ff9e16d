import { sentences } from '#src/lib/translation.ts'

export const demoResultWords = sentences('demoResults', {
  failed: 'Failed to fetch results. Please try again.',
  notCounted: 'It does not count towards today’s three.',
  usedUp: 'You have used today’s free searches. You get three more tomorrow.',
  moreWithAccount: 'You get three more tomorrow, or more today with an account.',
  signUp: 'Create an account',
  whoRanks: (word: string) => `Who ranks for “${word}”?`,
  freeAccount: 'A free account shows you: 3 credits a month, no card needed.',
  anAccount: 'An account shows you.',
  form: 'Another search',
  another: 'Try another key phrase',
})
