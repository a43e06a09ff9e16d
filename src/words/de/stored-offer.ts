import type { Catalogue } from '../catalogue.ts'

export const storedOffer: Catalogue['storedOffer'] = {
  fetched: (age, price) => `Zuletzt geholt: ${age}. Nutze das oder such für ${price} noch einmal.`,
  useIt: 'Nutzen',
  searchAgain: (price) => `Neu suchen (${price})`,
  someFetched: (some, all, rest, price) =>
    `${some} von ${all} Phrasen wurden in den letzten 24 Stunden geholt. Nutze sie (${rest}) oder hol alle neu (${price}).`,
  takeThem: (rest) => `Nutzen (${rest})`,
  fetchAll: (price) => `Alle neu holen (${price})`,
}
