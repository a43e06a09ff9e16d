import { sentences } from '#src/lib/translation.ts'

export const landingWords = sentences('landing', {
  meta: {
    title: 'Keytrail: TikTok keywords and rankings',
    description:
      'Find what people type into TikTok search, check who ranks for it in six countries, and follow your own video day by day. Works offline.',
  },
  title: 'What people type into TikTok search, and who ranks for it',
  lead: 'For creators and brands on TikTok: Keytrail finds the phrases, checks the results and follows your own video day by day. What you look up opens offline, too.',
  trail: {
    label:
      'A line of ranks over 14 days: not in the first 30 at the start, then from rank 24 up to rank 1, with a gap where one check failed.',
    day: (day: number) => `Day ${day}`,
    today: 'Today',
    top: (ranks: number) => `top ${ranks}`,
    notIn: (ranks: number) => `not in top ${ranks}`,
    failed: 'failed',
    you: (rank: number) => `You ${rank}`,
    caption: 'An example, drawn for this page. A failed check leaves a gap, never a zero.',
  },
  featuresTitle: 'Find the phrase, then follow it',
  features: {
    discovery: {
      title: 'Keyword Discovery',
      text: 'Start from a phrase, a list of up to 50, or one word letter by letter, and see TikTok’s suggestions and related searches.',
      more: 'How keyword discovery works',
    },
    tracking: {
      title: 'Rank Tracking',
      text: 'Your key phrases are checked once a day: your position, what changed since yesterday and in a week, and your best so far.',
      more: 'How rank tracking works',
    },
    ranking: {
      title: 'Who ranks for it',
      text: 'See who ranks for a phrase in six countries, with the figures for each video and its author. Your own videos stand out.',
      more: 'How competitor monitoring works',
    },
    offline: {
      title: 'Works offline',
      text: 'Everything you have looked up opens at once, on a train or a plane. Changes you make offline are sent when you reconnect.',
      more: '',
    },
  },
  specimens: {
    video: 'Your video',
    account: 'Your account',
    up: 'up 5 since yesterday',
    waiting: '2 changes waiting',
  },
  gallery: {
    title: 'What it looks like',
    note: 'Keytrail with sample data.',
    list: 'Pictures of the product',
    previous: 'Previous picture',
    next: 'Next picture',
    shown: (title: string, number: number, all: number) => `${title}, picture ${number} of ${all}`,
  },
  pictures: {
    dashboard: {
      title: 'Dashboard',
      alt: 'The dashboard: credits left this month, and the forms for the next search',
    },
    results: { title: 'Searched for', alt: 'Related searches for running shoes, in a table you can export' },
    batch: {
      title: 'Many phrases',
      alt: 'Suggestions for several phrases merged into one table, with the phrases that led to each',
    },
    check: {
      title: 'Who ranks',
      alt: 'The results for a phrase: rank, account, followers, likes and duration of each video',
    },
    tracking: { title: 'Rank tracking', alt: 'Tracked key phrases with their positions and changes' },
    'key-phrase': {
      title: 'Key phrase',
      alt: 'The position of a tracked video over 60 days, drawn as a line with its gaps',
    },
    history: { title: 'History', alt: 'Every search, by phrase, with its country and time' },
  },
  factsTitle: 'What you can count on',
  /** Shown instead of testimonials, which would have to be invented. */
  facts: [
    {
      text: 'A failed check is a gap, never a zero.',
      more: 'The line breaks off and starts again. Nothing is filled in.',
    },
    { text: 'Opens on a plane.', more: 'Everything you have looked up is on your device.' },
    {
      text: 'No search volumes, because TikTok publishes none.',
      more: 'Every number here was measured, or calculated from what was.',
    },
  ],
  start: {
    visitor: 'Look up your first phrase',
    member: 'Look up your next phrase',
    free: 'Free account, just an email address.',
  },
})
