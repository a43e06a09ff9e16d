import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const attempts: Catalogue['attempts'] = {
  tooMany: (minutes) => `Trop de tentatives. Réessayez dans ${counted(minutes, 'minute', 'minutes')}.`,
}
