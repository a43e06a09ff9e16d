import { formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const usage: Catalogue['usage'] = {
  used: ({ used, allowance }) => `${formatWhole(used)} von ${formatWhole(allowance)} verbraucht`,
  loadFailed: 'Der Verbrauch konnte nicht geladen werden',
}
