import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const credits = (n: number) => counted(n, 'Credit', 'Credits')
const upToOr = (upTo: boolean) => (upTo ? 'höchstens ' : '')

export const prices: Catalogue['prices'] = {
  credits,
  perPage: '1 Credit pro Seite',
  eachPhrase: 'Jede Phrase kostet 1 Credit.',
  uses: (n, upTo) => `Das kostet ${upToOr(upTo)}${credits(n)}.`,
  usesOf: (n, left, upTo) => `Das kostet ${upToOr(upTo)}${formatWhole(n)} deiner ${credits(left)}.`,
  usesLast: (n, upTo) =>
    `Das kostet ${upToOr(upTo)}${n === 1 ? 'deinen letzten Credit' : `deine letzten ${credits(n)}`}.`,
  usesPerPage: 'Das kostet 1 Credit pro Seite, bis TikTok keine mehr hat.',
  left: (n) => `Du hast noch ${credits(n)}.`,
  noneLeft: 'Du hast in diesem Zeitraum keine Credits mehr.',
  somePhrases: (left, some, all) =>
    `Du hast noch ${credits(left)}, deshalb laufen ${some} von ${all} Phrasen.`,
  somePages: (left, some, all) =>
    `Du hast noch ${credits(left)}, deshalb werden ${some} von ${all} Seiten geholt.`,
  resetOn: (date) => `Neue gibt es am ${date}.`,
  allUsed: (n) =>
    n === 1 ? 'Dein Credit ist verbraucht.' : `Alle ${formatWhole(n)} Credits sind verbraucht.`,
  moreOn: (date) => `Neue gibt es am ${date}. Was du schon geholt hast, bleibt hier.`,
}
