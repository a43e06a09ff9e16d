import type { CountryCode } from '#src/domain/countries.ts'

export const trackedDays = 60

interface DemoKeyPhrase {
  phrase: string
  country: CountryCode
  isPaused?: boolean
  /**
   * The demo account's own video: either its index in today's ranking, or about how many days ago it was
   * posted and the goal of the idea behind it.
   */
  own: number | { daysAgo: number; goal: number }
  tags?: readonly string[]
  hasCompetitors?: boolean
  /** How many days ago each failed check was. */
  failed?: readonly number[]
  /** The N of the alert rules for entering and leaving the first N results. */
  watchFirst?: number
  notes?: readonly { daysAgo: number; note: string }[]
}

export const demoKeyPhrases: readonly DemoKeyPhrase[] = [
  {
    phrase: 'running shoes',
    country: 'gb',
    own: 2,
    tags: ['shoes', 'autumn'],
    hasCompetitors: true,
    failed: [9, 23],
    watchFirst: 3,
    notes: [
      { daysAgo: 33, note: 'Posted the unboxing' },
      { daysAgo: 12, note: 'New caption: the size guide comes first' },
    ],
  },
  {
    phrase: 'trail running tips',
    country: 'gb',
    own: { daysAgo: 40, goal: 5 },
    tags: ['tips'],
    watchFirst: 5,
    notes: [{ daysAgo: 20, note: 'Pinned comment with the route' }],
  },
  {
    phrase: 'marathon training plan',
    country: 'us',
    own: 11,
    tags: ['plans'],
    failed: [5, 6, 31],
    watchFirst: 10,
  },
  { phrase: 'couch to 5k', country: 'gb', own: 11, tags: ['plans', 'autumn'], watchFirst: 10 },
  { phrase: 'laufschuhe test', country: 'de', own: { daysAgo: 9, goal: 10 }, tags: ['shoes'], failed: [40] },
  { phrase: 'running playlist', country: 'gb', isPaused: true, own: 17 },
]

export const demoIdeas = [
  { phrase: 'running shoes for flat feet', stage: 'filming', title: null, goal: 10, dueIn: 2 },
  {
    phrase: 'trail running for beginners',
    stage: 'idea',
    title: 'My first muddy kilometre',
    goal: 3,
    dueIn: 9,
  },
  { phrase: 'running in the rain', stage: 'idea', title: null, goal: null, dueIn: null },
] as const

interface DemoSearch {
  phrase: string
  type: 'basic' | 'autocomplete'
  country: CountryCode
  hoursAgo: number
  origin?: 'tracker'
}

export const demoBrand = {
  names: ['stride club'],
  country: 'gb',
  unwelcome: ['scam', 'fake', 'worth it'],
} as const

export const demoSearches: readonly DemoSearch[] = [
  { phrase: demoBrand.names[0], type: 'autocomplete', country: 'gb', hoursAgo: 1, origin: 'tracker' },
  { phrase: demoBrand.names[0], type: 'autocomplete', country: 'gb', hoursAgo: 25, origin: 'tracker' },
  { phrase: 'running shoes', type: 'basic', country: 'gb', hoursAgo: 2 },
  { phrase: 'running shoes', type: 'autocomplete', country: 'gb', hoursAgo: 3 },
  { phrase: 'running shoes', type: 'autocomplete', country: 'us', hoursAgo: 27 },
  { phrase: 'laufschuhe', type: 'autocomplete', country: 'de', hoursAgo: 28 },
  { phrase: 'trail running', type: 'basic', country: 'gb', hoursAgo: 50 },
  { phrase: 'couch to 5k', type: 'autocomplete', country: 'gb', hoursAgo: 75 },
  { phrase: 'marathon training', type: 'autocomplete', country: 'us', hoursAgo: 124 },
  { phrase: 'running motivation', type: 'basic', country: 'gb', hoursAgo: 170 },
  { phrase: 'running shoes', type: 'autocomplete', country: 'gb', hoursAgo: 24 * 14 },
  { phrase: 'chaussures de running', type: 'autocomplete', country: 'fr', hoursAgo: 24 * 21 },
]
