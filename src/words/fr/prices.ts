import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const credits = (n: number) => counted(n, 'crédit', 'crédits')
const upToOr = (upTo: boolean) => (upTo ? 'jusqu’à ' : '')

export const prices: Catalogue['prices'] = {
  credits,
  perPage: '1 crédit par page',
  eachPhrase: 'Chaque expression coûte 1 crédit.',
  uses: (n, upTo) => `Cela utilisera ${upToOr(upTo)}${credits(n)}.`,
  usesOf: (n, left, upTo) => `Cela utilisera ${upToOr(upTo)}${formatWhole(n)} de vos ${credits(left)}.`,
  usesLast: (n, upTo) =>
    `Cela utilisera ${upToOr(upTo)}${n === 1 ? 'votre dernier crédit' : `vos ${formatWhole(n)} derniers crédits`}.`,
  usesPerPage: 'Cela utilisera 1 crédit par page, jusqu’à la dernière de TikTok.',
  left: (n) => `Il vous reste ${credits(n)}.`,
  noneLeft: 'Il ne vous reste aucun crédit pour cette période.',
  somePhrases: (left, some, all) =>
    `Il vous reste ${credits(left)} : ${some} expressions sur ${all} seront recherchées.`,
  somePages: (left, some, all) =>
    `Il vous reste ${credits(left)} : ${some} pages sur ${all} seront récupérées.`,
  resetOn: (date) => `Ils seront renouvelés le ${date}.`,
  allUsed: (n) =>
    n === 1 ? 'Votre crédit est utilisé.' : `Vos ${formatWhole(n)} crédits sont tous utilisés.`,
  moreOn: (date) => `Renouvellement le ${date}. Ce que vous avez récupéré reste ici.`,
}
