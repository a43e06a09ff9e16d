import { isSettled, type SearchErrorCode } from '../../domain/search/search-errors.ts'

export type ByFailure = Record<SearchErrorCode, string>

/**
 * General sentences about the credit. An error code may have its own sentence instead, which usually says
 * what to do next.
 */
interface Consequences extends Partial<ByFailure> {
  refunded: string
  nothingCharged: string
}

export function joinReasons(causes: ByFailure, consequences: Consequences): ByFailure {
  const { refunded, nothingCharged } = consequences
  const codes = Object.keys(causes) as SearchErrorCode[]
  const consequence = (code: SearchErrorCode) =>
    consequences[code] ?? (isSettled(code) ? refunded : nothingCharged)
  return Object.fromEntries(codes.map((code) => [code, `${causes[code]} ${consequence(code)}`])) as ByFailure
}
