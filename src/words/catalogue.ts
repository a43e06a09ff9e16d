import type { Translation } from '#src/lib/translation.ts'
import type { uiWords } from './ui.ts'

/** Every group of sentences: what a language has to say, under the name by which `sentences` looks it up. */
export interface Catalogue {
  ui: Translation<typeof uiWords>
}
