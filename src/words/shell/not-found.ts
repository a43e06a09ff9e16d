import { sentences } from '#src/lib/translation.ts'

export const notFoundWords = sentences('notFound', {
  title: 'Page not found',
  text: {
    before: 'There is nothing at ',
    after: '. The address may be mistyped, or the page has moved.',
  },
  ways: {
    dashboard: { name: 'Home', about: 'What happened, and what to do next' },
    search: { name: 'Discover', about: 'Look up a key phrase' },
    history: { name: 'History', about: 'Every search and check you made' },
    home: { name: 'Home', about: 'What Keytrail does, and a first search' },
    signIn: { name: 'Sign in', about: 'Your searches and key phrases' },
  },
})
