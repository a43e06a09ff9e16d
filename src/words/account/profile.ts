import { sentences } from '#src/lib/translation.ts'

export const profileWords = sentences('profile', {
  loading: 'Loading your profile',
  title: 'Complete your profile',
  lead: 'What should we call you?',
  save: 'Save and continue',
  pay: (price: string | null) =>
    price === null ? 'Continue to payment' : `Continue to payment, ${price} a month`,
  startFree: 'Start free',
  firstCheck: (phrase: string) => `Next: who ranks for “${phrase}”, for 1 credit.`,
  firstName: 'First name',
  lastName: 'Last name',
  firstNameMissing: 'Enter your first name.',
  lastNameMissing: 'Enter your last name.',
  news: 'Send me news about Keytrail by email',
  newsHint: 'You can change this at any time on your account page.',
  completed: 'Profile completed successfully!',
})
