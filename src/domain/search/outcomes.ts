import { isSettled, type NoResponse, type SearchErrorCode } from './search-errors.ts'

/**
 * How a search or check ended. By then, any results are on the device. `stored` is a check's number of stored pages; 0
 * for a search.
 */
export type LookupOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** No response; the search is in the outbox under the same id. */
  | { kind: 'queued' }
  /** No usable response. It may have been charged, so a retry must send the same id. */
  | { kind: 'unanswered'; answer: NoResponse; stored: number }
  /** An error response, after the stored pages. */
  | { kind: 'failed'; code: SearchErrorCode; stored: number }

/** Whether the outcome is unknown. The search may have been charged, so a retry must send the same id. */
export function isOpenOutcome(outcome: LookupOutcome): boolean {
  return outcome.kind !== 'stored' && !(outcome.kind === 'failed' && isSettled(outcome.code))
}
