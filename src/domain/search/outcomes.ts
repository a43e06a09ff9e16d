import { isSettled, type NoResponse, type SearchErrorCode } from './search-errors.ts'

/**
 * How a search or check ended for its screen; results are on the device by then. `stored` is the number of stored pages
 * of a check; 0 for a search.
 */
export type LookupOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** No response: it is in the outbox under the same id. */
  | { kind: 'queued' }
  /** No usable response: it may have been charged, so the same id must be sent again. */
  | { kind: 'unanswered'; answer: NoResponse; stored: number }
  /** Settled by the server, after the stored pages. */
  | { kind: 'failed'; code: SearchErrorCode; stored: number }

/** Whether the outcome is unknown, so that it may have been charged: a retry must send the same id. */
export function isOpenOutcome(outcome: LookupOutcome): boolean {
  return outcome.kind !== 'stored' && !(outcome.kind === 'failed' && isSettled(outcome.code))
}
