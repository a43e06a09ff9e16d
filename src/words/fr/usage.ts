import { formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const usage: Catalogue['usage'] = {
  used: ({ used, allowance }) =>
    `${formatWhole(used)} sur ${formatWhole(allowance)} ${plural(used, 'utilisé', 'utilisés')}`,
  loadFailed: 'Impossible de charger votre consommation',
}
