import type { SearchErrorCode } from '../../domain/search/search-errors.ts'

export type ByFailure = Record<SearchErrorCode, string>

export function joinReasons(causes: ByFailure, consequences: ByFailure): ByFailure {
  const codes = Object.keys(causes) as SearchErrorCode[]
  return Object.fromEntries(codes.map((code) => [code, `${causes[code]} ${consequences[code]}`])) as ByFailure
}
