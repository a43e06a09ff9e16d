import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const allOf = (credits: number) =>
  credits === 1 ? 'votre seul crédit' : `vos ${counted(credits, 'crédit', 'crédits')}`

export const creditsUsedUp: Catalogue['creditsUsedUp'] = {
  title: 'Limite de recherches atteinte',
  text: 'Un forfait supérieur donne plus de crédits et de fonctionnalités.',
  used: (credits, date) => `Vous avez utilisé ${allOf(credits)}. Renouvellement le ${date}.`,
  usedOf: (credits, plan, date) =>
    `Vous avez utilisé ${allOf(credits)} du forfait ${plan}. Renouvellement le ${date}.`,
}
