import type { Locale } from '#src/lib/locale.ts'
import { sentences } from '#src/lib/translation.ts'

/** The languages, each in its own: who looks for it may read no other. */
export const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch', fr: 'Français' }

/** The choice of the language. */
export const languageWords = sentences('language', {
  name: 'Language',
  kept: 'Remembered on this device.',
  overTyped: 'Change the language now? Anything typed on this screen may be lost.',
})
