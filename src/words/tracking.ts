import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

/** The page of the tracked list around its list: adding, what the plan allows, and what an action comes to. */
export const trackingWords = sentences('tracking', {
  title: 'Tracking',
  lead: 'Where your videos stand in TikTok search, checked every day. Rankings vary by place, time and device; each check is a sample.',
  back: 'Back to dashboard',
  loading: 'Loading your key phrases',
  loadFailed: 'Failed to load tracked keywords',
  emptyTitle: 'No key phrases are tracked yet',
  empty: 'Add your first key phrase and Keytrail will check its position every day.',
  addTitle: 'Add to your list',
  open: 'Add key phrases',
  /** The same where there is room for one word. */
  openShort: 'Add',
  close: 'Close',
  howMany: 'How many',
  one: 'One',
  several: 'Several',
  loadingForm: 'Loading',
  fromTikTok: 'Add straight from TikTok',
  room: (active: number, allowed: number) =>
    `${active} of ${allowed} active key phrases. Each is checked once a day.`,
  added: (phrases: number) => (phrases === 1 ? 'Key phrase added' : `${phrases} key phrases added`),
  addFailed: 'Failed to add keyword',
  alreadyTracked: 'This key phrase is already tracked',
  statusFailed: 'Failed to update status',
  editFailed: 'Failed to update keyword',
  deleted: (phrases: number) => (phrases === 1 ? 'Key phrase deleted' : `${phrases} key phrases deleted`),
  deleteFailed: 'Failed to delete keyword',
  limitReached: 'You have reached your active key phrase limit. Pause a key phrase to add a new one.',
  /** Where the plan tracks nothing: what tracking shows, on a sample. */
  locked: 'Upgrade to add key phrases',
  planTracks: (plan: string, phrases: number) =>
    `${plan} tracks ${phrases} key phrases and checks your position for each one every day.`,
  upgrade: (plan: string) => `Upgrade to ${plan}`,
  sample: 'Sample',
  sampleAbout: 'What tracking shows after 14 days',
  tracked: (phrases: number) => counted(phrases, 'tracked key phrase'),
  activeOf: (active: number, allowed: number) => `${active} of ${allowed} active`,
  trackedSome: (shown: number, phrases: number) => `${shown} of ${counted(phrases, 'tracked key phrase')}`,
})
