import { sentences } from '#src/lib/translation.ts'

export const paletteWords = sentences('palette', {
  title: 'Jump to',
  placeholder: 'Page, phrase, search or check',
  nothing: 'Nothing on this device matches.',
  pages: 'Pages',
  keyPhrases: 'Key phrases',
  searches: 'Searches',
  checks: 'Checks',
  video: (id: string) => `video ${id}`,
})
