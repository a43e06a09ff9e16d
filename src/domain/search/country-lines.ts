import { type CountryCode, countryCodes } from '../countries.ts'
import { findOpportunity, type Opportunity } from '../insight/opportunity.ts'
import { firstVideos } from '../insight/video-figures.ts'
import { videoKey } from '../ranking/comparison.ts'
import type { CheckRow } from '../ranking/rows.ts'
import { type Yours, yourBest } from '../tracking/yours.ts'

export interface CountryFacts {
  country: CountryCode
  /** The newest completed check; `previous` is the completed check before it. */
  check: CheckRow | null
  previous: CheckRow | null
  yours: Yours
  /** The number of suggestions in the newest autocomplete search; null if they are not on this device. */
  suggestions: number | null
}

export interface CountryLine extends Omit<CountryFacts, 'previous' | 'yours'> {
  position: number | null
  /** For each other country, how many of the first ten videos are also among that country's first ten. */
  shared: Partial<Record<CountryCode, number>>
  opportunity: Opportunity | null
}

/** `shared` only has entries for pairs of countries with results. */
export function countryLines<Facts extends CountryFacts>(facts: readonly Facts[]): (Facts & CountryLine)[] {
  const tops = new Map<CountryCode, Set<string>>()
  for (const { country, check } of facts)
    if (check && check.search_ranking_results.length > 0)
      tops.set(country, new Set(firstVideos(check).map(({ row }) => videoKey(row))))
  return facts.map((fact) => {
    const { country, check, previous, yours } = fact
    const own = tops.get(country)
    const sharedWith = (other: CountryCode) => {
      const theirs = tops.get(other)
      return own && theirs && other !== country ? [[other, own.intersection(theirs).size]] : []
    }
    return {
      ...fact,
      position: check ? (yourBest(check.search_ranking_results, yours)?.rank ?? null) : null,
      shared: Object.fromEntries(countryCodes.flatMap(sharedWith)),
      opportunity: check && findOpportunity(check, previous),
    }
  })
}
