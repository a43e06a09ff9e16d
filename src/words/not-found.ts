import { sentences } from '#src/lib/translation.ts'

/** Where nothing is. */
export const notFoundWords = sentences('notFound', {
  title: 'Page not found',
  text: {
    before: 'There is nothing at ',
    after: '. The address may be mistyped, or the page has moved.',
  },
  /** Ways on, each with what is there. */
  ways: {
    dashboard: { name: 'Dashboard', about: 'Credits, and the next search' },
    search: { name: 'Search', about: 'Look up a key phrase' },
    history: { name: 'Search history', about: 'Every search you made' },
    home: { name: 'Home', about: 'What Keytrail does, and a first search' },
    signIn: { name: 'Sign in', about: 'Your searches and key phrases' },
  },
})
