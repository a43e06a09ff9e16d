import type { NoResponse } from './no-response.ts'
import { isSettled, type SearchErrorCode } from './search-errors.ts'

/**
 * How a search or a check ended for its screen; what was found is on the device by then. `stored` is how many pages of
 * a check are; of a search it is 0.
 */
export type LookupOutcome =
  | { kind: 'stored' }
  | { kind: 'aborted' }
  /** Nobody answered: it waits in the outbox under the same id. */
  | { kind: 'queued' }
  /** No answer that can be used: it may have been charged, so the same id must be sent again. */
  | { kind: 'unanswered'; answer: NoResponse; stored: number }
  /** Settled by the server, after the pages that are stored. */
  | { kind: 'failed'; code: SearchErrorCode; stored: number }

/** Whether its end is open, so that it may be paid for already: whoever asks again must send the same id. */
export function isOpenOutcome(outcome: LookupOutcome): boolean {
  return outcome.kind !== 'stored' && !(outcome.kind === 'failed' && isSettled(outcome.code))
}
