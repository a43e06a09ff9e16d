import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const ownAccountWords = sentences('ownAccounts', {
  question: 'Which account is yours?',
  why: 'Your videos are marked in every result.',
  example: '@name or a link',
  save: 'Save',
  skip: 'Skip',
  title: 'Your TikTok accounts',
  add: 'Add an account',
  addButton: 'Add',
  addTracked: (account: string) => `Add @${account} (tracked)`,
  remove: (account: string) => `Remove @${account}`,
  problem: 'Enter its @name, or a link to its profile or a video.',
  full: (accounts: number) => `Your plan has room for ${counted(accounts, 'account')}.`,
  larger: (plan: string, accounts: number) => `${plan} has room for ${accounts}.`,
  nextToName: 'What people type next to your name',
  saveFailed: 'This device could not save your account. Try again.',
})
