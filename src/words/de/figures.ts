import { compactNumbers } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const figures: Catalogue['figures'] = {
  none: 'k. A.',
  seconds: (count) => `${count} s`,
  count: (count) => compactNumbers().format(count),
}
