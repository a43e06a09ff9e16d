import { sentences } from '#src/lib/translation.ts'

export const languageWords = sentences('language', {
  name: 'Language',
  kept: 'Remembered on this device.',
  overTyped: 'Change the language now? Anything typed on this screen may be lost.',
})
