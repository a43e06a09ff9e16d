import { isSettled, type SearchErrorCode } from '../../domain/search/search-errors.ts'

export type ByFailure = Record<SearchErrorCode, string>

/** What a failure means for the credit; by its code, what to do if that is more useful. */
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
