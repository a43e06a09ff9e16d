import { sentences } from '#src/lib/translation.ts'

export const paletteWords = sentences('palette', {
  title: 'Jump to',
  placeholder: 'Page, phrase, idea, search or check',
  price: '1 credit',
  actions: 'Actions',
  search: (phrase: string) => `Search “${phrase}”`,
  check: (phrase: string) => `Check who ranks for “${phrase}”`,
  track: (phrase: string) => `Track “${phrase}”`,
  idea: (phrase: string) => `Make “${phrase}” an idea`,
  trackLink: 'Track this link',
  nothing: 'Nothing on this device matches.',
  pages: 'Pages',
  brandWords: 'Brand words',
  keyPhrases: 'Key phrases',
  searches: 'Searches',
  checks: 'Checks',
  video: (id: string) => `video ${id}`,
})
