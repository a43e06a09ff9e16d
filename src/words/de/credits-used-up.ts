import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const allOf = (credits: number) =>
  credits === 1 ? 'deinen einzigen Credit' : `alle ${counted(credits, 'Credit', 'Credits')}`

export const creditsUsedUp: Catalogue['creditsUsedUp'] = {
  title: 'Suchlimit erreicht',
  text: 'Mit einem größeren Tarif bekommst du mehr Credits und weitere Funktionen.',
  used: (credits, date) => `Du hast ${allOf(credits)} verbraucht. Neue gibt es am ${date}.`,
  usedOf: (credits, plan, date) =>
    `Du hast ${allOf(credits)} deines ${plan}\u2011Tarifs verbraucht. Neue gibt es am ${date}.`,
}
