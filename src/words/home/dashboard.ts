import { counted, formatWhole } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const dashboardWords = sentences('dashboard', {
  welcome: (first: string, last: string) => `Welcome, ${first} ${last}`,
  since: (time: string) => `Changes since ${time}`,
  loading: 'Loading your dashboard',
  profileFailed: 'Failed to load profile',
  /** The texts from here to `creditsOn` are the headlines if nothing is tracked. */
  findFirst: 'Find your first phrase',
  trackFirst: 'Track your first key phrase',
  lookUpNext: 'What would you like to look up?',
  creditsOn: (date: string) => `More credits on ${date}`,
  events: 'What happened',
  /** `events` is the number of events that are not shown. */
  moreMoved: (events: number) => `${formatWhole(events)} more moved`,
  out: 'out',
  outside: 'outside the results',
  movedUp: (from: string, to: string) => `Up from ${from} to ${to}`,
  movedDown: (from: string, to: string) => `Down from ${from} to ${to}`,
  bestSoFar: 'Best position so far',
  wasNotFound: 'Not found before',
  /** Continues the text about who passed the video: ": newer, shorter". */
  how: (how: string) => `: ${how}`,
  /** Indexed by `unusualnessOf`: inside the usual range, outside it, and at a new level. */
  movement: ['usual movement', 'unusual', 'a new level'],
  standing: 'Where you stand',
  others: 'The others',
  position: 'Position: ',
  sinceLook: (change: string) => `${change} since you looked`,
  all: (phrases: number) => `All ${counted(phrases, 'key phrase')}`,
  paused: 'paused',
  columns: {
    phrase: 'Key phrase',
    now: 'Now',
    sinceLook: 'Since last look',
    week: '7 days',
    best: 'Best',
    trend: '30 days',
    why: 'Why',
  },
  walkHint: 'Arrow keys walk the rows, Enter opens one',
  noChecks: 'has not been checked in the last 30 days',
  doNext: 'Do next',
  steps: {
    first: (phrase: string) => `See who ranks for “${phrase}”, which you tried before signing up.`,
    drop: (phrase: string) => `See which videos passed you for “${phrase}”.`,
    aim: (phrase: string) => `Add an account or video to “${phrase}” to see its position.`,
    late: (phrase: string) => `The daily check of “${phrase}” is late. Check it now.`,
    risers: (phrase: string) => `See what the videos rising for “${phrase}” have in common.`,
    open: (phrases: number) =>
      phrases === 1 ? 'One of your phrases is wide open.' : `${phrases} of your phrases are wide open.`,
    track: (phrase: string, searches: number) => `Track “${phrase}”: ${searches} of your searches found it.`,
  },
  stepButtons: {
    first: 'Check · 1 credit',
    drop: 'Compare',
    aim: 'Add',
    late: 'Check',
    open: 'Show',
    track: 'Track',
  },
  /** `why`: "2 of 4 signs, usual rank 3". */
  nextVideo: (phrase: string, why: string) => `Best for your next video: “${phrase}”, ${why}`,
  chance: (signs: number, of: number) => `${signs} of ${of} signs`,
  usually: (rank: number) => `usual rank ${rank}`,
  credits: 'Credits',
  loadingCredits: 'Loading credits',
  left: (credits: number, date: string) => `${formatWhole(credits)} left. Resets on ${date}.`,
  plan: (plan: string) => `${plan} plan`,
  lookUp: 'Look up',
  /** Shown on plans with tracking if no credits are left. */
  checksGoOn: 'Daily checks go on.',
  lookUpWays: 'What to look up',
  lookUpBar: 'Find phrases or check a ranking',
  autocomplete: 'Autocomplete',
  autocompleteAbout: 'What TikTok suggests as people type, in the country you choose.',
  trackingAbout: 'Your positions, daily',
  recent: 'Recent searches',
  allSearches: 'All searches',
})

export const firstLinkWords = sentences('firstLink', {
  label: 'Link to your TikTok video',
  hint: 'In TikTok: Share, then Copy link. A link to your profile works too.',
  go: 'Continue',
})

export const trackingSampleWords = sentences('trackingSample', {
  title: (days: number) => `What tracking shows after ${days} days`,
  badge: 'Sample',
  trail: (checks: number) => `A sample of ${checks} daily checks`,
  tells: [
    'Where your video stands today',
    'How far it moved in a week',
    'Every daily check as a trail, and who passed you',
  ],
  how: 'How to track',
})
