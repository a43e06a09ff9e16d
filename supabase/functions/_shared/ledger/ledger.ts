import type { CountryCode } from '../../../../src/domain/countries.ts'
import type { RankingRow } from '../../../../src/domain/ranking/rows.ts'
import { isSearchErrorCode, type SearchErrorCode } from '../../../../src/domain/search/search-errors.ts'
import type { FoundSuggestions, Source, Suggestion, VideoPage } from '../tiktok/port.ts'

/** `id` is the caller's idempotency key and becomes the id of the history row. */
interface Request {
  id: string
  userId: string
  phrase: string
  country: CountryCode
}

export interface SearchRequest extends Request {
  type: 'basic' | 'autocomplete'
}

/** One page of a check: the page at `cursor` of the check `searchId`, or the first page if both are null. */
export interface PageRequest extends Request {
  searchId: string | null
  cursor: string | null
  keyPhraseId: string | null
}

/** `searchId` is the id of the search; for any page of a check, it is the id of the first page. */
interface Recorded {
  searchId: string
}

export interface Done extends Recorded {
  state: 'done'
  source: Source
  logId: string | null
}

export interface DoneSearch extends Done {
  suggestions: Suggestion[]
}

export interface DonePage extends Done {
  videos: RankingRow[]
  /** The cursor of the next page; null at the end. */
  nextCursor: string | null
}

export type Stored<Finished> =
  | (Recorded & { state: 'pending' })
  | Finished
  | (Recorded & { state: 'failed'; code: SearchErrorCode })

/** Each call fails with the code of the database's refusal, or with `busy` or `internal`. */
export interface Ledger<Asked, Found, Finished> {
  /** Stores the search as pending and charges for it. If the id is known (`replayed`), charges nothing. */
  record(search: Asked): Promise<{ replayed: boolean; stored: Stored<Finished> }>
  /** Stores the results. Changes nothing if the search is already done or failed. */
  complete(search: Asked, found: Found): Promise<Stored<Finished>>
  /** Refunds the credit. Changes nothing if the search is already done or failed. */
  fail(search: Asked, code: SearchErrorCode): Promise<Stored<Finished>>
}

export type SearchLedger = Ledger<SearchRequest, FoundSuggestions, DoneSearch>
export type CheckLedger = Ledger<PageRequest, VideoPage, DonePage>

export function toStoredCode(code: string): SearchErrorCode {
  return isSearchErrorCode(code) ? code : 'internal'
}
