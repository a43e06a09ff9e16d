import { sentences } from '#src/lib/translation.ts'

export const keywordSheetWords = sentences('keywordSheet', {
  trackIn: (country: string, account: string | null) =>
    account === null ? `Track daily: ${country}` : `Track daily: ${country}, @${account}`,
  change: 'Change country or account',
  account: 'Account',
  accountHint: 'Whose videos to look for. You can add it later.',
  open: (position: number | null) =>
    position === null ? 'Tracked: open its page' : `Tracked, position ${position}: open its page`,
  openCheck: (age: string) => `Open the check of ${age}`,
  checkFor: (price: string) => `Check who ranks · ${price}`,
  findMoreFor: (price: string) => `Find more from this · ${price}`,
  copy: 'Copy',
  full: (n: number) => `All ${n} key phrases of your plan are active. Pause one to add another.`,
  toTracking: 'Open your list',
  lockedTracking: (plan: string, n: number) =>
    `Daily tracking comes with ${plan}: ${n} key phrases, checked every day.`,
  noCredits: (date: string) => `No credits left. More on ${date}.`,
})
