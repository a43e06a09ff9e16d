import type { CountryCode } from '../../../../src/domain/countries.ts'
import type { RankingRow } from '../../../../src/domain/ranking/rows.ts'
import { isSearchErrorCode, type SearchErrorCode } from '../../../../src/domain/search/search-errors.ts'
import type { Failure } from '../failure.ts'
import type { FoundSuggestions, Suggestion, VideoPage } from '../tiktok/port.ts'

/** What is charged. `id` is the caller's idempotency key and becomes the id of the history row. */
interface Request {
  id: string
  userId: string
  phrase: string
  country: CountryCode
}

/** A search for suggestions. */
export interface SearchRequest extends Request {
  type: 'basic' | 'autocomplete'
}

/** One page of a check: its first, or the one that `cursor` asks for after those that the check `searchId` has. */
export interface PageRequest extends Request {
  searchId: string | null
  cursor: string | null
  /** The tracked key phrase that the check is made for. */
  keyPhraseId: string | null
}

/** `searchId` is the search's own id; in a page of a check that of the first page. */
interface Recorded {
  searchId: string
}

export interface Done extends Recorded {
  state: 'done'
  source: 'tiktok' | 'sample'
  logId: string | null
}

export interface DoneSearch extends Done {
  suggestions: Suggestion[]
}

export interface DonePage extends Done {
  videos: RankingRow[]
  /** What asks for the page after this one; null at the end. */
  nextCursor: string | null
}

/** What was recorded, as its history row tells it. */
export type Stored<Finished> =
  | (Recorded & { state: 'pending' })
  | Finished
  | (Recorded & { state: 'failed'; code: SearchErrorCode })

/**
 * Where searches are recorded and credits are counted. Each call fails with the code of the database's refusal
 * (`credits_exhausted`, `plan_required`, `key_reused`, `account_deleted`; for pages also `invalid_request` and
 * `in_progress`), or with `internal`.
 */
export interface Ledger<Asked, Found, Finished> {
  /** Takes a credit for a new search; for a search that is known already it takes nothing (`replayed`). */
  record(search: Asked): Promise<{ replayed: boolean; stored: Stored<Finished> }>
  /** Stores what was found. A search that is settled already comes back as it stands. */
  complete(search: Asked, found: Found): Promise<Stored<Finished>>
  /** Gives the credit back. A search that is settled already comes back as it stands. */
  fail(search: Asked, code: SearchErrorCode): Promise<Stored<Finished>>
}

export type SearchLedger = Ledger<SearchRequest, FoundSuggestions, DoneSearch>
export type CheckLedger = Ledger<PageRequest, VideoPage, DonePage>

/** The code by which a search that ended in `failure` is stored. */
export function storedCodeOf({ code }: Failure): SearchErrorCode {
  return isSearchErrorCode(code) ? code : 'internal'
}
