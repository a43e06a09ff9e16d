import { sentences } from '#src/lib/translation.ts'

export const paletteWords = sentences('palette', {
  title: 'Jump to',
  placeholder: 'Page, phrase, search or check',
  actions: 'Actions',
  search: (phrase: string) => `Search “${phrase}”`,
  check: (phrase: string) => `Check who ranks for “${phrase}”`,
  track: (phrase: string) => `Track “${phrase}”`,
  trackLink: 'Track this link',
  /** Beside an action that the plan lacks. */
  inPlans: 'comes with Premium and Pro',
  nothing: 'Nothing on this device matches.',
  pages: 'Pages',
  keyPhrases: 'Key phrases',
  searches: 'Searches',
  checks: 'Checks',
  video: (id: string) => `video ${id}`,
})
