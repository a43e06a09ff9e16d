import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const attempts: Catalogue['attempts'] = {
  tooMany: (minutes) =>
    `Zu viele Versuche. Versuch es in ${counted(minutes, 'Minute', 'Minuten')} noch einmal.`,
}
