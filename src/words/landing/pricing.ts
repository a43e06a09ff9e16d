import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const pricingWords = sentences('pricing', {
  title: 'Pricing',
  lead: 'Try 3 searches a day without an account. On a plan, a search costs 1 credit, a batch 1 per phrase and a check 1 per page. Failed searches are refunded.',
  perMonth: 'per month',
  perKeyPhrase: (price: string) => `${price} a month for each tracked key phrase`,
  beyond: (plan: string) => `Everything in ${plan}, and`,
  purposes: {
    free: 'To find out what people type.',
    premium: 'For a creator who follows a few phrases.',
    pro: 'For brands and teams who follow many.',
  },
  credits: (n: number) => `${counted(n, 'credit')} per month`,
  autocomplete: 'Autocomplete: single, multiple and keystroke',
  related: 'Related searches',
  countries: (n: number) => `${n} countries`,
  oneCountry: 'United Kingdom',
  checks: (pages: number | null) =>
    `Search results checks, ${pages === null ? 'any number of pages' : counted(pages, 'page')}`,
  tracked: (n: number) => `${n} key phrases tracked every day`,
  /** Marked with a dash, because it is not an advantage. */
  untracked: 'No tracked key phrases',
  kept: 'History, exports and charts, online or offline',
  own: 'Your plan',
  included: 'Included in yours',
  upgrade: 'Upgrade on your account page',
  choose: (plan: string) => `Choose ${plan}`,
  tryFree: 'Try it free',
})
