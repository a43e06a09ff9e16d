import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const plans: Catalogue['plans'] = {
  plan: 'Tarif',
  noCard: 'ohne Karte',
  monthly: (price) => `${price} im Monat`,
  priced: (plan, price) => `${plan}, ${price} im Monat`,
  upgradeTo: (plan) => `Upgrade auf ${plan}`,
  credits: (n) => `${counted(n, 'Credit', 'Credits')} im Monat`,
  tracked: (n) => `${n} täglich beobachtete Suchphrasen`,
  suggestions: 'Vorschläge beim Tippen',
  countries: (n) => `${n} Länder`,
}
