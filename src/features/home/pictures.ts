export interface PictureOfScreen {
  /** The file name that `npm run screenshots` writes. */
  name: string
  title: string
  alt: string
}

/** Pictures of the product, in the order in which a user meets its screens. */
export const pictures: readonly PictureOfScreen[] = [
  {
    name: 'dashboard',
    title: 'Dashboard',
    alt: 'The dashboard: credits left this month, and the forms for the next search',
  },
  {
    name: 'results',
    title: 'Searched for',
    alt: 'Related searches for running shoes, in a table you can export',
  },
  {
    name: 'batch',
    title: 'Many phrases',
    alt: 'Suggestions for several phrases merged into one table, with the phrases that led to each',
  },
  {
    name: 'check',
    title: 'Who ranks',
    alt: 'The results for a phrase: rank, account, followers, likes and duration of each video',
  },
  {
    name: 'tracking',
    title: 'Rank tracking',
    alt: 'Tracked key phrases with their positions and changes',
  },
  {
    name: 'key-phrase',
    title: 'Key phrase',
    alt: 'The position of a tracked video over 60 days, drawn as a line with its gaps',
  },
  {
    name: 'history',
    title: 'History',
    alt: 'Every search, by phrase, with its country and time',
  },
]
