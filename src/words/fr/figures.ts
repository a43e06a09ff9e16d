import { compactNumbers } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const figures: Catalogue['figures'] = {
  none: 'n.d.',
  seconds: (count) => `${count} s`,
  count: (count) => compactNumbers().format(count),
}
