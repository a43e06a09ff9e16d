import type { CountryCode } from '../countries.ts'
import type { KeyPhraseRow } from './rows.ts'

/** On a tie, the first value wins. */
function commonest<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce<[Value, number] | undefined>(
    (most, entry) => (most && most[1] >= entry[1] ? most : entry),
    undefined,
  )?.[0]
}

export function usualAccount(rows: readonly KeyPhraseRow[]): string | null {
  return commonest(rows.flatMap(({ account_name }) => account_name ?? [])) ?? null
}

export function usualCountry(rows: readonly KeyPhraseRow[]): CountryCode | undefined {
  return commonest(rows.map(({ country }) => country))
}
