import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const plans: Catalogue['plans'] = {
  plan: 'Forfait',
  noCard: 'sans carte bancaire',
  monthly: (price) => `${price} par mois`,
  priced: (plan, price) => `${plan}, ${price} par mois`,
  upgradeTo: (plan) => `Passer à ${plan}`,
  credits: (n) => `${counted(n, 'crédit', 'crédits')} par mois`,
  tracked: (n) => `${n} expressions suivies chaque jour`,
  suggestions: 'Suggestions de saisie',
  countries: (n) => `${n} pays`,
}
