export interface PictureOfScreen {
  /** Of the pictures that `npm run screenshots` takes. */
  name: string
  title: string
  alt: string
}

/** The product as it looks, in the order in which somebody meets it. */
export const pictures: readonly PictureOfScreen[] = [
  {
    name: 'dashboard',
    title: 'Dashboard',
    alt: 'The dashboard: credits left this month, and the forms for the next search',
  },
  {
    name: 'results',
    title: 'Searched for',
    alt: 'What others searched for around the phrase running shoes, as a table that can be saved',
  },
  {
    name: 'batch',
    title: 'Many phrases',
    alt: 'Suggestions for several phrases merged into one table, each with the phrases that lead to it',
  },
  {
    name: 'check',
    title: 'Who ranks',
    alt: 'The results for a phrase: rank, account, followers, likes and duration of each video',
  },
  {
    name: 'tracking',
    title: 'Rank tracking',
    alt: 'The list of tracked key phrases with their positions and how far each moved',
  },
  {
    name: 'key-phrase',
    title: 'Key phrase',
    alt: 'The position of a tracked video over 60 days, drawn as a line with its gaps',
  },
  {
    name: 'history',
    title: 'History',
    alt: 'Every search that was made, by phrase, with its country and time',
  },
]
