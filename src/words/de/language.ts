import type { Catalogue } from '../catalogue.ts'

export const language: Catalogue['language'] = {
  name: 'Sprache',
  kept: 'Wird auf diesem Gerät gemerkt.',
  overTyped: 'Sprache jetzt wechseln? Was du auf dieser Seite eingegeben hast, kann verloren gehen.',
}
