import type { CountryCode } from '../countries.ts'
import type { KeyPhraseRow } from './rows.ts'

/** Of equally common values, returns the first. */
function commonest<Value>(values: readonly Value[]): Value | undefined {
  const groups = [...Map.groupBy(values, (value) => value).values()]
  return groups.sort((one, other) => other.length - one.length)[0]?.[0]
}

export function usualAccount(rows: readonly KeyPhraseRow[]): string | null {
  return commonest(rows.flatMap(({ account_name }) => account_name ?? [])) ?? null
}

export function usualCountry(rows: readonly KeyPhraseRow[]): CountryCode | undefined {
  return commonest(rows.map(({ country }) => country))
}
