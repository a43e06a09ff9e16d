import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const keywords = (n: number) => counted(n, 'Keyword', 'Keywords')

export const mergedKeywords: Catalogue['mergedKeywords'] = {
  caption: 'Keywords, Doppelte zusammengefasst',
  filter: 'Keywords filtern',
  selectAll: 'Alle auswählen',
  selectNone: 'Keine auswählen',
  copy: 'Kopieren',
  copied: (n) => `${keywords(n)} kopiert`,
  cannotCopy: 'Dieser Browser erlaubt hier kein Kopieren',
  noneContains: (text) => `Kein Keyword enthält „${text}“`,
  showAll: 'Alle zeigen',
}
