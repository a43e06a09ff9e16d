import { sentences } from '#src/lib/translation.ts'

export const dashboardWords = sentences('dashboard', {
  welcome: (first: string, last: string) => `Welcome, ${first} ${last}`,
  loading: 'Loading your dashboard',
  profileFailed: 'Failed to load profile',
  credits: 'Credits',
  creditsUsed: 'Credits used',
  loadingCredits: 'Loading credits',
  resetsOn: (date: string) => `Resets on ${date}.`,
  plan: (plan: string) => `${plan} plan`,
  autocomplete: 'Autocomplete',
  autocompleteAbout: 'What TikTok suggests as people type, in the country you choose.',
  basic: 'Basic Search',
  tracking: 'Rank tracking',
  trackingAbout: 'Your positions, daily',
})
