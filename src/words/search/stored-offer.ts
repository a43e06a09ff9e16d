import type { StoredAnswers } from '#src/domain/search/rows.ts'
import { sentences } from '#src/lib/translation.ts'
import { priceWords } from '../billing/prices.ts'
import { formatAge } from '../home/ages.ts'

export const storedOfferWords = sentences('storedOffer', {
  fetched: (age: string, price: string) => `Fetched ${age}. Use it, or search again for ${price}.`,
  useIt: 'Use it',
  searchAgain: (price: string) => `Search again for ${price}`,
  someFetched: (some: number, all: number, rest: string, price: string) =>
    `${some} of ${all} phrases were fetched in the last 24 hours. Use them (${rest}) or fetch all again (${price}).`,
  takeThem: (rest: string) => `Use them (${rest})`,
  fetchAll: (price: string) => `Fetch all again (${price})`,
})

export interface OfferTexts {
  text: string
  use: string
  again: string
}

/** A new search costs `price`. */
export function storedOffer(searchedAt: string, price: string, now: Date): OfferTexts {
  return {
    text: storedOfferWords.fetched(formatAge(searchedAt, now), price),
    use: storedOfferWords.useIt,
    again: storedOfferWords.searchAgain(price),
  }
}

/** `answers` maps a phrase's index to its search from the last 24 hours. */
export function storedOffers(phrases: number, answers: StoredAnswers, now: Date): OfferTexts {
  const [only] = answers.values()
  if (phrases === 1 && only) return storedOffer(only.searched_at, priceWords.credits(1), now)
  const rest = priceWords.credits(phrases - answers.size)
  const price = priceWords.credits(phrases)
  return {
    text: storedOfferWords.someFetched(answers.size, phrases, rest, price),
    use: storedOfferWords.takeThem(rest),
    again: storedOfferWords.fetchAll(price),
  }
}
