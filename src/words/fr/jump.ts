import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const jump: Catalogue['jump'] = {
  matches: (count) => counted(count, 'résultat', 'résultats'),
}
