import type { SearchErrorCode } from '../../domain/search/search-errors.ts'

/** A sentence for each way in which a search can fail. */
export type ByFailure = Record<SearchErrorCode, string>

/** What went wrong, followed by the consequence for the credit or what to do. */
export function joinReasons(causes: ByFailure, consequences: ByFailure): ByFailure {
  const codes = Object.keys(causes) as SearchErrorCode[]
  return Object.fromEntries(codes.map((code) => [code, `${causes[code]} ${consequences[code]}`])) as ByFailure
}
