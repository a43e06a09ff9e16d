import { sentences } from '#src/lib/translation.ts'

export const trackingPageWords = sentences('trackingPage', {
  title: 'Tracking',
  lead: 'Where your videos stand in TikTok search, checked every day. Rankings vary by place, time and device; each check is a sample.',
  back: 'Back to Home',
  loading: 'Loading your key phrases',
  loadFailed: 'Failed to load tracked keywords',
  addTitle: 'Add to your list',
  open: 'Add key phrases',
  openShort: 'Add',
  howMany: 'How many',
  one: 'One',
  several: 'Several',
  loadingForm: 'Loading',
  fromTikTok: 'Add straight from TikTok',
  room: (active: number, allowed: number) =>
    `${active} of ${allowed} active key phrases. Each is checked once a day.`,
  /** Shown with a sample on plans without tracking. */
  planTracks: (plan: string, phrases: number) =>
    `${plan} tracks ${phrases} key phrases and checks your position for each one every day.`,
  planTracksPhrase: (plan: string, phrase: string, others: number) =>
    `${plan} checks your position for “${phrase}” every day, and for ${others} more key phrases.`,
  upgrade: (plan: string) => `Upgrade to ${plan}`,
  sample: 'Sample',
  sampleAbout: 'What tracking shows after 14 days',
})
