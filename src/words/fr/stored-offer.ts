import type { Catalogue } from '../catalogue.ts'

export const storedOffer: Catalogue['storedOffer'] = {
  fetched: (age, price) =>
    `Dernière récupération : ${age}. Utilisez ces résultats ou relancez la recherche pour ${price}.`,
  useIt: 'Utiliser',
  searchAgain: (price) => `Relancer pour ${price}`,
  someFetched: (some, all, rest, price) =>
    `${some} expressions sur ${all} ont été récupérées ces dernières 24 heures. Utilisez-les (${rest}) ou récupérez tout à nouveau (${price}).`,
  takeThem: (rest) => `Les utiliser (${rest})`,
  fetchAll: (price) => `Tout récupérer à nouveau (${price})`,
}
