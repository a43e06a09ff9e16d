import type { CountryCode } from '../countries.ts'
import type { KeyPhraseRow } from './rows.ts'

/** The most frequent value; on a tie, the one that occurs first. */
function commonest<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce<[Value, number] | undefined>(
    (most, entry) => (most && most[1] >= entry[1] ? most : entry),
    undefined,
  )?.[0]
}

/** The account that most key phrases follow, as the default for a new phrase; null if none follows an account. */
export function usualAccount(rows: readonly KeyPhraseRow[]): string | null {
  return commonest(rows.flatMap(({ account_name }) => account_name ?? [])) ?? null
}

/** The country of most key phrases; undefined without key phrases. */
export function usualCountry(rows: readonly KeyPhraseRow[]): CountryCode | undefined {
  return commonest(rows.map(({ country }) => country))
}
