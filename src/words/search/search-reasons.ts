import { isSettled, type SearchErrorCode } from '../../domain/search/search-errors.ts'

export type ByFailure = Record<SearchErrorCode, string>

/** What a failure means for the credit or, for some error codes, what to do instead. */
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
