import { sentences } from '#src/lib/translation.ts'

export const consentWords = sentences('consent', {
  name: 'Analytics',
  question: {
    before: 'May we count visits with Google Tag Manager? Everything works without it. See our ',
    link: 'privacy policy',
    after: '.',
  },
  refuse: 'No',
  agree: 'Yes, count visits',
})
