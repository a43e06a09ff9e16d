import { sentences } from '#src/lib/translation.ts'

export const signupWords = sentences('signup', {
  description: {
    plans: 'A free Keytrail account: 3 credits a month, and no card needed.',
    noPlans: 'A Keytrail account needs an email address and a password, and nothing else.',
  },
  lead: {
    paid: (plan: string) =>
      `The first step to Keytrail ${plan}. You will see the price again before you pay.`,
    plans: '3 credits a month are free, each for a search or a check. No card needed.',
    noPlans: 'An email address and a password are all it takes.',
  },
  /** Shown before `lead` if the visitor has tried a phrase. */
  next: (phrase: string) => `Next you see who ranks for “${phrase}”.`,
  submit: 'Sign up',
  haveAccount: 'Already have an account?',
  toConfirm: (email: string) => ({
    before: `We sent an email to ${email}. Follow the link in it, then `,
    link: 'sign in',
    after: '.',
  }),
})
